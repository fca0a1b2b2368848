import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { servedAt } from '@salvia/contract/route'
import Fastify, { LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App, AppDeps } from './app-type.ts'
import { guardAccess } from './kernel/http/access.ts'
import { accessTokens } from './kernel/http/access-token.ts'
import { boundConnections, connectionBounds } from './kernel/http/bound-connections.ts'
import { keepPrivate } from './kernel/http/cacheable.ts'
import { serveHealth } from './kernel/http/health.ts'
import { isLoopback } from './kernel/http/is-loopback.ts'
import { holdToGeneralLimit } from './kernel/http/limit-by-address.ts'
import { serveMetrics } from './kernel/http/metrics.ts'
import { serveOpenApi, serveOpenApiDocument, serveOpenApiPage } from './kernel/http/openapi.ts'
import { sendNotFound, sendProblem } from './kernel/http/problems.ts'
import { secureHeaders } from './kernel/http/secure-headers.ts'
import { forgetOldKeys } from './kernel/idempotency/once-by-key.ts'
import { newId } from './kernel/ids.ts'
import { sealedOutboxColumns } from './kernel/outbox/data/sealed-outbox.ts'
import { deliverOutbox } from './kernel/outbox/outbox.ts'
import { resealByClock } from './kernel/sealed-columns.ts'
import { sealedText } from './kernel/sealed-text.ts'
import { readForms } from './kernel/uploads/read-forms.ts'
import { type CartOptions, cartRoutes, moveClientOfCarts } from './modules/cart/index.ts'
import {
  adminCatalogueRoutes,
  catalogueRoutes,
  labelRows,
  listBrandNames,
  pictureRoutes,
  releaseLapsedByClock,
} from './modules/catalogue/index.ts'
import { checkoutRoutes } from './modules/checkout/index.ts'
import { erpCalls, forgetErpAccount } from './modules/erp/index.ts'
import { flagRoutes } from './modules/flags/index.ts'
import { actorFinder, identityRoutes, sealedIdentityColumns, type Welcome } from './modules/identity/index.ts'
import { ingredientRoutes } from './modules/ingredients/index.ts'
import {
  countOrdersOfClients,
  countOrdersOfPractitioners,
  moveClientOfOrders,
  orderRoutes,
  withdrawOrder,
} from './modules/orders/index.ts'
import { outboxRoutes } from './modules/outbox/index.ts'
import { findPayment, paymentRoutes } from './modules/payments/index.ts'
import {
  type ClientOptions,
  findPartner,
  findPracticeName,
  getUser,
  makePractitioner,
  peopleRoutes,
  practitionerArea,
  restoreBankData,
  sealedPeopleColumns,
} from './modules/people/index.ts'
import {
  countPlansOfClients,
  countPlansOfPractitioners,
  dropUnusedPlans,
  moveClientOfPlans,
  planRoutes,
} from './modules/plans/index.ts'
import { eraseUser, type PrivacyOptions, privacyRoutes } from './modules/privacy/index.ts'
import { adminReferenceRoutes, geolocationRoutes, referenceRoutes } from './modules/reference/index.ts'
import { recordReferral, referralRoutes } from './modules/referrals/index.ts'
import { sellerRoutes } from './modules/seller/index.ts'
import { setupRoutes } from './modules/setup/index.ts'
import { commissionRightsChanged, walletRoutes } from './modules/wallet/index.ts'
import { sealedErpColumns } from './services/erp/sealed-records.ts'
import { isTestGateway } from './services/payment/test-gateway.ts'
import { testGatewayRoutes } from './services/payment/test-gateway-routes.ts'

/** Contract entries name their path below the base; this is where the base is put on. */
function placeContractRoutes(app: App): void {
  app.addHook('onRoute', (route: RouteOptions & { isPlaced?: true }) => {
    if (route.schema?.summary === undefined || route.isPlaced) return
    route.isPlaced = true
    route.url = servedAt(route.url)
    Object.assign(route, { path: route.url })
  })
}

function makeFastify(deps: AppDeps): App {
  return Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustsProxy,
    genReqId: () => newId(),
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...connectionBounds,
    // A path that no route can read is answered like any other fault.
    frameworkErrors: (error, req, reply) => void sendProblem(error, req, reply),
  }).withTypeProvider<ZodTypeProvider>()
}

function decorate(app: App, deps: AppDeps): void {
  app.decorate('db', deps.db)
  app.decorate('jobs', deps.jobs)
  app.decorate('services', deps.services)
  app.decorate('config', deps.config)
  app.decorate('now', deps.now)
  app.decorate('tokens', accessTokens(deps.config.secrets.token))
  app.decorate('sealed', sealedText(deps.config.secrets.columns))
}

async function addPlugins(app: App, deps: AppDeps): Promise<void> {
  const { db, now, config } = deps
  boundConnections(app, (address) => config.trustsProxy(address, 0))
  await holdToGeneralLimit(app)
  await app.register(cookie)
  guardAccess(app, actorFinder({ db, now, tokens: app.tokens, publicUrl: config.publicUrl }))
  await app.register(compress, { global: true, globalDecompression: false, encodings: ['br', 'gzip'] })
  secureHeaders(app, config)
  keepPrivate(app)
  await readForms(app)
  await serveOpenApi(app)
  await serveOpenApiPage(app)
  serveMetrics(app, {
    poolUse: deps.poolUse,
    jobs: deps.jobs,
    token: config.metricsToken,
    isPublic: !isLoopback(config.publicUrl),
  })
  serveHealth(app)
}

/** From a cart to a paid order, and what it earns. */
async function addCheckout(app: App, { db, jobs, services, now }: AppDeps): Promise<void> {
  const cart: CartOptions = {
    withdrawOrder: (tx, orderId, at) => withdrawOrder({ tx, jobs }, orderId, at),
  }
  await app.register(cartRoutes, cart)
  await app.register(checkoutRoutes, cart)
  await app.register(orderRoutes, { findPayment })
  await app.register(paymentRoutes)
  await app.register(walletRoutes)
  if (isTestGateway(services.payment)) await app.register(testGatewayRoutes, { gateway: services.payment })
  forgetOldKeys(jobs, db, now)
}

/** A practitioner has a record of its own from the start, and the colleague by whose code it came. */
const welcome: Welcome = async (tx, { userId, userKind, referrerCode }, now) => {
  if (userKind !== 'Practitioner') return
  const { programId } = await recordReferral(tx, { newcomerId: userId, code: referrerCode }, now)
  await makePractitioner(tx, userId, { referralProgramId: programId })
}

/** What clients have with modules that stand above them. */
const clients: ClientOptions = {
  async clientFigures(db, asked) {
    const [plans, orders] = await Promise.all([
      countPlansOfClients(db, asked),
      countOrdersOfClients(db, asked),
    ])
    const none = { ordersCount: 0, lastOrderAt: null }
    return new Map(
      asked.clientIds.map((id) => [id, { plansCount: plans.get(id) ?? 0, ...(orders.get(id) ?? none) }]),
    )
  },
  async moveClient(tx, moved) {
    await moveClientOfPlans(tx, moved)
    await moveClientOfCarts(tx, moved)
    await moveClientOfOrders(tx, moved)
  },
  async dropPlans(tx, dropped, now) {
    await dropUnusedPlans(tx, dropped, now)
  },
}

const practitionerFigures = { plansOf: countPlansOfPractitioners, ordersOf: countOrdersOfPractitioners }

async function addModules(app: App, deps: AppDeps): Promise<void> {
  const { db, jobs, sealed, config, services } = app
  const privacy: PrivacyOptions = {
    forgetErp: (tx, practitionerId) => forgetErpAccount({ tx, jobs: deps.jobs }, practitionerId, deps.now()),
  }
  await app.register(identityRoutes, {
    describeUser: (userId: string) => getUser(app, userId),
    welcome,
    restoreBankData,
  })
  await app.register(peopleRoutes, clients)
  await app.register(practitionerArea, {
    ...clients,
    ...practitionerFigures,
    commissionRightsChanged: (tx, practitionerId) => commissionRightsChanged(deps, tx, practitionerId),
    eraseUser: (erasing, at) => eraseUser({ db, jobs, sealed, config, services, ...privacy }, erasing, at),
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
  await addCheckout(app, deps)
  await app.register(privacyRoutes, privacy)
  await app.register(sellerRoutes)
  await app.register(flagRoutes)
  await app.register(setupRoutes)
  releaseLapsedByClock(app)
}

/** Every column of sealed texts: a change of keys reaches them all. */
const sealedColumns = [
  ...sealedIdentityColumns,
  ...sealedPeopleColumns,
  ...sealedOutboxColumns,
  ...sealedErpColumns,
]

/** The whole server over its dependencies: access, plugins, then each module's calls, in reading order. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app = makeFastify(deps)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(sendNotFound)
  decorate(app, deps)
  placeContractRoutes(app)
  await addPlugins(app, deps)
  await addModules(app, deps)
  serveOpenApiDocument(app)
  resealByClock(deps.jobs, { db: deps.db, sealed: app.sealed }, sealedColumns)
  const { mail, sms, erp } = deps.services
  const calls = erpCalls({ db: deps.db, erp, describePartner: (id) => findPartner(app, id) })
  deliverOutbox(deps.jobs, { db: deps.db, mail, sms, sealed: app.sealed, calls }, deps.now)
  return app
}
