import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Caching = {
  /** Whether the response depends on the URL alone. */
  isShared: (req: FastifyRequest) => boolean
  /** Nothing older than twice as much is shown: a shortage must be visible within that time. */
  maxAgeSeconds: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its GET responses are handled by `cacheable`. */
    isCacheable?: true
  }
}

const tagOf = (payload: string): string => `W/"${hash('sha1', payload, 'base64url')}"`

const isKnown = (req: FastifyRequest, tag: string): boolean =>
  (req.headers['if-none-match'] ?? '').split(/\s*,\s*/).some((known) => known === tag || known === '*')

/**
 * Adds an ETag to the plugin's GET responses and makes them cacheable: publicly where the response depends on the URL
 * alone, else privately with revalidation. Responses that set Cache-Control themselves are left alone.
 */
export function cacheable(app: FastifyInstance, { isShared, maxAgeSeconds }: Caching): void {
  app.addHook('onRoute', (route) => {
    Object.assign(route, { config: { ...route.config, isCacheable: true } })
  })
  app.addHook('onSend', async (req: FastifyRequest, reply: FastifyReply, payload) => {
    if (req.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    if (reply.hasHeader('cache-control')) return payload
    const tag = tagOf(payload)
    reply.header('etag', tag)
    reply.header(
      'cache-control',
      isShared(req)
        ? `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${maxAgeSeconds}`
        : 'private, no-cache',
    )
    if (!isKnown(req, tag)) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}

const isKeptBySomeone = ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  routeOptions.config.isCacheable === true && method === 'GET' && statusCode === 200

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/') || url.startsWith('/auth/')

/**
 * API responses, and all responses to an identified caller, are not stored: neither by proxies nor on the disk of a
 * shared machine. `cacheable` and responses that set Cache-Control themselves are left alone.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (req, reply) => {
    if (!isCall(req) && req.actor === null) return
    if (reply.hasHeader('cache-control') || isKeptBySomeone(req, reply)) return
    reply.header('cache-control', 'private, no-store')
  })
}
