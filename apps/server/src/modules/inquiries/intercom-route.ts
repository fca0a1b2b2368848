import { createHmac, timingSafeEqual } from 'node:crypto'
import { SECOND_MS } from '@salvia/contract/durations'
import { intercomApp } from '@salvia/contract/inquiries/intercom-app'
import type { FastifyRequest } from 'fastify'
import { DomainError, notFound } from '#kernel/domain-error'
import { toPage } from '#kernel/http/page'
import { keepRawBodies } from '#kernel/http/raw-bodies'
import type { App } from '../../app-type.ts'
import { listAdminInquiries } from './data/admin-inquiry-queries.ts'
import { drawCanvas } from './draw-canvas.ts'

const TOLERANCE_SECONDS = 300

const unsigned = () =>
  new DomainError('contract', 'signature_invalid', 'This request is not signed by the chat-support app.')

/**
 * The chat-support app. Intercom signs the raw body of what it posts; a read has no body and signs its path and query,
 * whose `timestamp` keeps it from being sent again later.
 */
export async function intercomRoute(app: App) {
  const { db, config, now } = app
  const rawOf = keepRawBodies(app)

  /** Throws not-found when the app is not set up here, and contract for a signature that is not of it. */
  function checkSignature(req: FastifyRequest, signed: Buffer): void {
    const { intercomApp: secret } = config.secrets
    if (!secret) throw notFound('call')
    const told = String(req.headers['x-body-signature'] ?? '')
    const mac = createHmac('sha256', secret).update(signed).digest()
    if (!/^[0-9a-f]{64}$/.test(told) || !timingSafeEqual(Buffer.from(told, 'hex'), mac)) throw unsigned()
  }

  app.route({
    ...intercomApp.list,
    preValidation: async (req) => {
      checkSignature(req, Buffer.from(req.url))
      const signedAt = Number((req.query as Record<string, unknown>).timestamp)
      const isFresh = Math.abs(now().getTime() / SECOND_MS - signedAt) <= TOLERANCE_SECONDS
      if (!isFresh) throw unsigned()
    },
    handler: async ({ query }) => {
      const { results, count } = await listAdminInquiries(db, query)
      const shown = results.map(({ id, name, brandName, status, expectedDate, upvotesCount, createdAt }) => ({
        ...{ id, name, brandName, status },
        ...{ expectedDate, upvotesCount, createdAt },
      }))
      return toPage(shown, count, query)
    },
  })

  app.route({
    ...intercomApp.canvas,
    preValidation: async (req) => checkSignature(req, rawOf(req) ?? Buffer.alloc(0)),
    handler: ({ body }) => drawCanvas(db, body, config.publicUrl),
  })
}
