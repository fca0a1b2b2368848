import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { RETRY_AFTER_OUTAGE } from './problems.ts'

/** `live`: the process responds. `ready`: the database does too. */
export function serveHealth(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/health/live',
    config: { access: 'public', rateLimit: false },
    handler: async () => ({ status: 'live' }),
  })
  app.route({
    method: 'GET',
    url: '/health/ready',
    config: { access: 'public', rateLimit: false },
    handler: async (_req, reply) => {
      try {
        await app.db.execute(sql`select 1`)
        return { status: 'ready' }
      } catch {
        return reply
          .code(503)
          .header('retry-after', RETRY_AFTER_OUTAGE)
          .send({ status: 'waiting for the database' })
      }
    },
  })
}
