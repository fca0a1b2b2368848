import type { FastifyReply } from 'fastify'

/** A code is a secret: responses are neither cached nor indexed, and send no referrer. */
export function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
  reply.header('x-robots-tag', 'noindex')
  reply.header('referrer-policy', 'no-referrer')
}
