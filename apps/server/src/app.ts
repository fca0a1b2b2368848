import type { App, AppDeps } from './app-type.ts'
import { serveOpenApiDocument } from './kernel/http/openapi.ts'
import { forgetOldKeys } from './kernel/idempotency/once-by-key.ts'
import { deliverOutbox } from './kernel/outbox/outbox.ts'
import { resealByClock } from './kernel/sealed-columns.ts'
import { clientRecords } from './links/client-records.ts'
import { commissionRights } from './links/commission-rights.ts'
import { accountErasure, erpErasure } from './links/erasure.ts'
import { welcome } from './links/newcomer.ts'
import { orderWithdrawal } from './links/order-withdrawal.ts'
import { practitionerFigures } from './links/practitioner-figures.ts'
import { sealedColumns } from './links/sealed-columns.ts'
import { cartRoutes } from './modules/cart/index.ts'
import {
  adminCatalogueRoutes,
  catalogueRoutes,
  labelRows,
  listBrandNames,
  pictureRoutes,
  releaseLapsedByClock,
} from './modules/catalogue/index.ts'
import { checkoutRoutes } from './modules/checkout/index.ts'
import { erpCalls } from './modules/erp/index.ts'
import { flagRoutes } from './modules/flags/index.ts'
import { identityRoutes } from './modules/identity/index.ts'
import { ingredientRoutes } from './modules/ingredients/index.ts'
import { orderRoutes } from './modules/orders/index.ts'
import { outboxRoutes } from './modules/outbox/index.ts'
import { findPayment, paymentRoutes } from './modules/payments/index.ts'
import {
  findPartner,
  findPracticeName,
  getUser,
  peopleRoutes,
  practitionerArea,
  restoreBankData,
} from './modules/people/index.ts'
import { planRoutes } from './modules/plans/index.ts'
import { privacyRoutes } from './modules/privacy/index.ts'
import { adminReferenceRoutes, geolocationRoutes, referenceRoutes } from './modules/reference/index.ts'
import { referralRoutes } from './modules/referrals/index.ts'
import { sellerRoutes } from './modules/seller/index.ts'
import { setupRoutes } from './modules/setup/index.ts'
import { walletRoutes } from './modules/wallet/index.ts'
import { addPlugins, makeFastify } from './plugins.ts'
import { isTestGateway } from './services/payment/test-gateway.ts'
import { testGatewayRoutes } from './services/payment/test-gateway-routes.ts'

async function addModules(app: App, deps: AppDeps): Promise<void> {
  const cart = orderWithdrawal(deps)
  const erasure = erpErasure(deps)
  const describeUser = (userId: string) => getUser(app, userId)
  await app.register(identityRoutes, { describeUser, welcome, restoreBankData })
  await app.register(peopleRoutes, clientRecords)
  await app.register(practitionerArea, {
    ...clientRecords,
    ...practitionerFigures,
    ...commissionRights(deps),
    ...accountErasure(app, erasure),
  })
  await app.register(referralRoutes, { practiceNameOf: findPracticeName })
  await app.register(referenceRoutes, { listBrandNames })
  await app.register(adminReferenceRoutes)
  await app.register(geolocationRoutes)
  await app.register(catalogueRoutes)
  await app.register(pictureRoutes)
  await app.register(adminCatalogueRoutes)
  await app.register(ingredientRoutes, { labelRows })
  await app.register(planRoutes)
  await app.register(outboxRoutes)
  await app.register(cartRoutes, cart)
  await app.register(checkoutRoutes, cart)
  await app.register(orderRoutes, { findPayment })
  await app.register(paymentRoutes)
  await app.register(walletRoutes)
  await app.register(privacyRoutes, erasure)
  await app.register(sellerRoutes)
  await app.register(flagRoutes)
  await app.register(setupRoutes)
}

function addJobs(app: App, { db, jobs, now, services: { mail, sms, erp } }: AppDeps): void {
  releaseLapsedByClock(app)
  forgetOldKeys(jobs, db, now)
  resealByClock(jobs, { db, sealed: app.sealed }, sealedColumns)
  const calls = erpCalls({ db, erp, describePartner: (id) => findPartner(app, id) })
  deliverOutbox(jobs, { db, mail, sms, sealed: app.sealed, calls }, now)
}

/** The whole server over its dependencies: plugins, then each module's calls in reading order, then jobs. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app = makeFastify(deps)
  await addPlugins(app, deps)
  await addModules(app, deps)
  const { payment } = deps.services
  if (isTestGateway(payment)) await app.register(testGatewayRoutes, { gateway: payment })
  serveOpenApiDocument(app)
  addJobs(app, deps)
  return app
}
