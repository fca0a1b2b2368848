import { addModules } from './add-modules.ts'
import type { App, AppDeps } from './app-type.ts'
import { serveOpenApiDocument } from './kernel/http/openapi.ts'
import { forgetOldKeys } from './kernel/idempotency/once-by-key.ts'
import { deliverOutbox } from './kernel/outbox/outbox.ts'
import { resealByClock } from './kernel/sealed-columns.ts'
import { deliveryListeners } from './links/delivery-listeners.ts'
import { messageWishes } from './links/message-wishes.ts'
import { sealedColumns } from './links/sealed-columns.ts'
import { releaseLapsedByClock } from './modules/catalogue/index.ts'
import { erpCalls } from './modules/erp/index.ts'
import { erpOrderCalls, followOrdersByClock } from './modules/orders/index.ts'
import { erpRefundCalls } from './modules/payments/index.ts'
import { findPartner } from './modules/people/index.ts'
import { addPlugins, makeFastify } from './plugins.ts'
import { isTestGateway } from './services/payment/test-gateway.ts'
import { testGatewayRoutes } from './services/payment/test-gateway-routes.ts'

function addJobs(app: App, { db, jobs, now, services: { mail, sms, erp } }: AppDeps): void {
  releaseLapsedByClock(app)
  forgetOldKeys(jobs, db, now)
  followOrdersByClock(jobs, db, now)
  resealByClock(jobs, { db, sealed: app.sealed }, sealedColumns)
  const aboutPeople = erpCalls({ db, jobs, erp, describePartner: (id) => findPartner(app, id) })
  const calls = { ...aboutPeople, ...erpOrderCalls({ db, erp }), ...erpRefundCalls({ db, erp }) }
  const asked = { listeners: deliveryListeners(app), wishes: messageWishes(db) }
  deliverOutbox(jobs, { db, mail, sms, sealed: app.sealed, calls, ...asked }, now)
}

/** Builds the whole server from its dependencies: plugins, then each module's routes in reading order, then jobs. */
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
