import { adminPlans } from '@salvia/contract/plans/admin-plans'
import { lastDoses } from '@salvia/contract/plans/last-doses'
import { recommendedProducts } from '@salvia/contract/plans/recommended-products'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { checkProduct, shopLocaleOf } from '../catalogue/index.ts'
import { listLastDoses } from './data/last-doses.ts'
import { listPlans } from './data/plan-list-queries.ts'
import { readerOf } from './data/plan-reader.ts'
import { listOftenRecommended } from './data/recommended-products.ts'

/**
 * Plans by product: those containing one, including archived ones, for admins; what practitioners often recommend; and
 * the doses that one wrote last.
 */
export function productPlanRoutes(app: App): void {
  const { db } = app
  app.route({
    ...adminPlans.withProduct,
    handler: async (req) => {
      const { id } = req.params
      await checkProduct(db, id)
      const query = { ...req.query, containsProductId: id }
      const { results, count } = await listPlans(db, readerOf(signedIn(req)), query)
      return toPage(results, count, req.query)
    },
  })
  app.route({
    ...lastDoses.list,
    handler: async (req) => listLastDoses(db, signedIn(req).userId, req.query.productIds ?? []),
  })
  app.route({
    ...recommendedProducts.often,
    handler: async (req) => listOftenRecommended(db, await shopLocaleOf(app, req, req.query)),
  })
}
