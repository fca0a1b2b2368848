import type { FastifyInstance, FastifyRequest } from 'fastify'

type Scope = Pick<
  FastifyInstance,
  'addContentTypeParser' | 'getDefaultJsonParser' | 'removeAllContentTypeParsers'
>

/**
 * Lets the routes of `app` take JSON alone and keeps the bytes of each body for as long as its request lives; answers
 * how to get them. For signatures, which cover the raw bytes; only routes that check one should keep them.
 */
export function keepRawBodies(app: Scope): (req: FastifyRequest) => Buffer | undefined {
  const bytes = new WeakMap<FastifyRequest, Buffer>()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (req, body, done) => {
    bytes.set(req, body)
    void parse(req, body.toString('utf8'), done)
  })
  return (req) => bytes.get(req)
}
