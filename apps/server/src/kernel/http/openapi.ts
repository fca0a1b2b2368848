import swagger from '@fastify/swagger'
import { RELEASE_VERSION } from '@salvia/contract/words/limits'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

type Transform = typeof jsonSchemaTransform

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
