import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { findOperations } from './find-operations.ts'

/** Only the page's own scripts and styles; it loads this server's document and nothing else. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The library types plugins as functions; Swagger UI also accepts an object, and this one is sent as text. */
const findByWords = { fn: { opsFilter: findOperations } } as never

/** Human-readable API documentation at `/api/docs`. */
export async function serveOpenApiPage(app: FastifyInstance): Promise<void> {
  await app.register(async (docs) => {
    const place = docs.route
    // The library's routes declare no access, so it is declared for them here.
    docs.route = function placed(this: FastifyInstance, route: RouteOptions) {
      return place.call(this, { ...route, config: { access: 'public', isFile: true } })
    } as typeof docs.route
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: PAGE_POLICY,
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'none',
        defaultModelsExpandDepth: 0,
        filter: true,
        plugins: [findByWords],
      },
      theme: { title: 'Salvia API' },
    })
  })
}
