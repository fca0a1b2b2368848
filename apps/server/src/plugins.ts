import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { servedAt } from '@salvia/contract/route'
import { PREVIEW_TOKEN_LENGTH } from '@salvia/contract/words/content'
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
import { serveOpenApi } from './kernel/http/openapi.ts'
import { serveOpenApiPage } from './kernel/http/openapi-page.ts'
import { sendNotFound, sendProblem } from './kernel/http/problems.ts'
import { secureHeaders } from './kernel/http/secure-headers.ts'
import { newId } from './kernel/ids.ts'
import { sealedText } from './kernel/sealed-text.ts'
import { readForms } from './kernel/uploads/read-forms.ts'
import { actorFinder } from './modules/identity/index.ts'

/** Contract paths are relative; the base is added here. */
function placeContractRoutes(app: App): void {
  app.addHook('onRoute', (route: RouteOptions & { isPlaced?: true }) => {
    if (route.schema?.summary === undefined || route.isPlaced) return
    route.isPlaced = true
    route.url = servedAt(route.url)
    Object.assign(route, { path: route.url })
  })
}

function decorate(app: App, deps: AppDeps): void {
  app.decorate('db', deps.db)
  app.decorate('signals', deps.signals)
  app.decorate('jobs', deps.jobs)
  app.decorate('services', deps.services)
  app.decorate('config', deps.config)
  app.decorate('now', deps.now)
  app.decorate('tokens', accessTokens(deps.config.secrets.token))
  app.decorate('sealed', sealedText(deps.config.secrets.columns))
}

/** An empty server: how it parses requests and returns errors. */
export function makeFastify(deps: AppDeps): App {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustsProxy,
    genReqId: () => newId(),
    bodyLimit: 256 * 1024,
    // The longest part of an address that a call takes; each says for itself what it takes.
    routerOptions: { maxParamLength: PREVIEW_TOKEN_LENGTH },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...connectionBounds,
    // An unparsable path is answered like any other error.
    frameworkErrors: (error, req, reply) => void sendProblem(error, req, reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(sendNotFound)
  decorate(app, deps)
  placeContractRoutes(app)
  return app
}

/** The pipeline of every request, in order: bounds, limits, access, then parsing and responding. */
export async function addPlugins(app: App, deps: AppDeps): Promise<void> {
  const { db, now, config } = deps
  boundConnections(app, (address) => config.trustsProxy(address, 0))
  await holdToGeneralLimit(app)
  await app.register(cookie)
  guardAccess(app, actorFinder({ db, now, tokens: app.tokens, publicUrl: config.publicUrl }))
  await app.register(compress, { global: true, globalDecompression: false, encodings: ['br', 'gzip'] })
  secureHeaders(app, { ...config, messenger: deps.services.messenger?.sources })
  keepPrivate(app)
  await readForms(app)
  await serveOpenApi(app, config.publicUrl)
  await serveOpenApiPage(app)
  serveMetrics(app, {
    poolUse: deps.poolUse,
    jobs: deps.jobs,
    token: config.metricsToken,
    isPublic: !isLoopback(config.publicUrl),
  })
  serveHealth(app)
}
