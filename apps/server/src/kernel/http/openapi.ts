import swagger from '@fastify/swagger'
import { contract } from '@salvia/contract/all-routes'
import { type ApiRoute, servedAt } from '@salvia/contract/route'
import { RELEASE_VERSION } from '@salvia/contract/words/limits'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { nameComponents, nameKeys, registerComponents, withProblems } from './openapi-components.ts'

type Transform = typeof jsonSchemaTransform

/** Tag of an operation: the first path segment, for admins the first two. */
function tagOf(url: string): string {
  const [first = '', second = ''] = url.replace(/^\/(?:api\/)?/, '').split('/')
  return first === 'admin' ? `admin: ${second}` : first
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** All operations by route: `cart.create` of the contract becomes `cartCreate`. */
const operationIds = new Map<string, string>(
  Object.entries(contract).flatMap(([module, calls]) =>
    Object.entries(calls as Record<string, ApiRoute>).map(
      ([call, { method, url }]) => [`${method} ${servedAt(url)}`, module + capital(call)] as const,
    ),
  ),
)

const signedInBy = [{ token: [] }, { session: [] }]

/** Security of an operation: none if public; optional for carts and for access by order key. */
function securityOf({ access, orderKey }: FastifyContextConfig) {
  if (access === 'public' || access === 'app') return []
  return access === 'cart' || orderKey ? [{}, ...signedInBy] : signedInBy
}

/** Each operation states who may call it, and whether it is in the specification. */
const describe: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document)
  const config = document.route.config ?? {}
  const { access, addition } = config
  const isDocumented = document.schema?.summary !== undefined
  return {
    url,
    schema: {
      ...schema,
      hide: !isDocumented,
      operationId: operationIds.get(`${document.route.method} ${url}`),
      tags: [tagOf(url)],
      description: `Access: ${access}`,
      security: securityOf(config),
      'x-access': access,
      ...(addition ? { 'x-addition': true } : {}),
    },
  }
}

export async function serveOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  registerComponents()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Salvia',
        version: RELEASE_VERSION,
        description: 'Supplement plans for practitioners and their clients.',
        license: { name: 'Proprietary', url: `${publicUrl}/terms` },
      },
      servers: [{ url: publicUrl, description: 'This installation' }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          session: { type: 'apiKey', in: 'cookie', name: 'salvia_session' },
        },
        responses: {
          Problem: {
            description: 'Refused; `code` and `errors` say why (docs/api.md).',
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem_' } } },
          },
        },
      },
    },
    transform: describe,
    transformObject: (document) => {
      const named = nameComponents(withProblems(jsonSchemaTransformObject(document)))
      return nameKeys(named) as never
    },
  })
}

/** The OpenAPI document itself, below `/api`. */
export function serveOpenApiDocument(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { access: 'public' },
    handler: () => app.swagger(),
  })
}
