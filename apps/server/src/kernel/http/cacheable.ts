import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Caching = {
  /** Whether the answer is the same for everyone who sends this address. */
  isShared: (req: FastifyRequest) => boolean
  maxAgeSeconds: number
}

const STALE_SECONDS = 300

const tagOf = (payload: string): string => `W/"${createHash('sha1').update(payload).digest('base64url')}"`

const isKnown = (req: FastifyRequest, tag: string): boolean =>
  (req.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((known) => known === tag || known === '*')

/**
 * Gives the answers of this plugin's GET calls an ETag of their content and lets them be kept: by everyone where the
 * address says all there is to know, else by the caller alone, who asks again each time.
 */
export function cacheable(app: FastifyInstance, { isShared, maxAgeSeconds }: Caching): void {
  app.addHook('onSend', async (req: FastifyRequest, reply: FastifyReply, payload) => {
    if (req.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = tagOf(payload)
    reply.header('etag', tag)
    reply.header(
      'cache-control',
      isShared(req)
        ? `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${STALE_SECONDS}`
        : 'private, no-cache',
    )
    if (!isKnown(req, tag)) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}
