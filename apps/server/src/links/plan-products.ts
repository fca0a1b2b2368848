import type { App } from '../app-type.ts'
import type { ShopOptions } from '../modules/catalogue/index.ts'
import { type CodeLookUp, listHeldProducts, productInPlanReader } from '../modules/plans/index.ts'

/** What plans say of a product, for its page in the shop, which is below them. */
export const planProducts = (app: App, lookUp: CodeLookUp): ShopOptions => ({
  readProductInPlan: productInPlanReader(app, lookUp),
  listHeldProducts: (practitionerId, productIds) => listHeldProducts(app.db, { practitionerId, productIds }),
})
