import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { RELEASE_VERSION } from '@salvia/contract/words/limits'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

type Transform = typeof jsonSchemaTransform

/** What calls are listed under: the first word of their path, for admins the first two. */
function tagOf(url: string): string {
  const [first = '', second = ''] = url.replace(/^\/(?:api\/)?/, '').split('/')
  return first === 'admin' ? `admin: ${second}` : first
}

/** Each operation says who may call it, and whether the specification names it. */
const describe: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document)
  const { access, addition } = document.route.config ?? {}
  const isDocumented = document.schema?.summary !== undefined
  return {
    url,
    schema: {
      ...schema,
      hide: !isDocumented,
      tags: [tagOf(url)],
      description: `Access: ${access}`,
      'x-access': access,
      ...(addition ? { 'x-addition': true } : {}),
    },
  }
}

export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Salvia',
        version: RELEASE_VERSION,
        description: 'Supplement plans for practitioners and their clients.',
      },
    },
    transform: describe,
  })
}

/** The document itself, below `/api`. */
export function serveOpenApiDocument(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { access: 'public' },
    handler: () => app.swagger(),
  })
}

/** The page's own scripts and styles only; it shows the document of this server and asks no other. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A readable page of the document, at `/api/docs`. */
export async function serveOpenApiPage(app: FastifyInstance): Promise<void> {
  await app.register(async (docs) => {
    const place = docs.route
    // The library's routes know nothing of access: it is declared for them here.
    docs.route = function placed(this: FastifyInstance, route: RouteOptions) {
      return place.call(this, { ...route, config: { access: 'public', isFile: true } })
    } as typeof docs.route
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: PAGE_POLICY,
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none', defaultModelsExpandDepth: 0, filter: true },
      theme: { title: 'Salvia API' },
    })
  })
}
