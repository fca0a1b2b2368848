import { paymentComparisons } from '@salvia/contract/payments/payment-comparisons'
import { payments } from '@salvia/contract/payments/payments'
import { refundCalls } from '@salvia/contract/payments/refunds'
import { DomainError } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { addressGroup } from '#kernel/http/address-group'
import { limitByAddress } from '#kernel/http/limit-by-address'
import { toPage } from '#kernel/http/page'
import type { App } from '../../app-type.ts'
import { type GatewayMessage, SignatureInvalid } from '../../services/payment/payment.ts'
import { SETTLE_PAYMENTS } from '../orders/index.ts'
import { listComparisons } from './data/comparison-queries.ts'
import type { PaymentContext } from './payment-context.ts'
import { askAboutRefunds } from './use-cases/ask-about-refunds.ts'
import { askGateway } from './use-cases/ask-gateway.ts'
import { compareDay } from './use-cases/compare-day.ts'
import { handleMessage } from './use-cases/handle-message.ts'
import { payOrder } from './use-cases/pay-order.ts'
import { refundOrder } from './use-cases/refund-order.ts'
import { REFUND, sendRefund } from './use-cases/request-refund.ts'
import { settlePayments } from './use-cases/settle-payments.ts'

function readSigned(
  { gateway }: PaymentContext,
  rawBody: Buffer,
  header: unknown,
  now: Date,
): GatewayMessage {
  try {
    return gateway.readMessage(rawBody, String(header ?? ''), now)
  } catch (error) {
    if (!(error instanceof SignatureInvalid)) throw error
    throw new DomainError('contract', 'signature_invalid', 'This message is not signed by the gateway.')
  }
}

/** The signature covers the raw bytes, so only this route keeps them. */
/** A gateway reports all payments from a few addresses: the limit for visitors would block a busy hour. */
const FROM_A_GATEWAY = { max: 6000, timeWindow: '1 minute' }

async function webhookRoute(app: App, { context }: { context: PaymentContext }) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_req: unknown, body: Buffer) => body)
  const withinLimit = limitByAddress(app, FROM_A_GATEWAY)
  app.route({
    ...payments.webhook,
    config: { ...payments.webhook.config, rateLimit: false },
    onRequest: withinLimit,
    handler: async (req) => {
      const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      const message = readSigned(context, rawBody, req.headers['stripe-signature'], app.now())
      await handleMessage(context, { message, body: JSON.parse(rawBody.toString('utf8')) }, app.now())
      return { received: true as const }
    },
  })
}

function paymentJobs({ jobs, now }: App, context: PaymentContext): void {
  jobs.on<{ orderId: string }>({
    queue: SETTLE_PAYMENTS,
    waitsForService: true,
    work: ({ orderId }) => settlePayments(context, orderId, now()),
  })
  jobs.on<{ refundId: string }>({
    queue: REFUND,
    waitsForService: true,
    work: ({ refundId }) => sendRefund(context, refundId, now()),
  })
  jobs.on({ queue: 'payments.ask-gateway', cron: '* * * * *', work: () => askGateway(context, now()) })
  jobs.on({
    queue: 'payments.ask-about-refunds',
    cron: '* * * * *',
    work: () => askAboutRefunds(context, now()),
  })
  jobs.on({ queue: 'payments.compare', cron: '27 4 * * *', work: () => compareDay(context, now()) })
}

/** Routes for paying an order, and the gateway's webhook. */
export async function paymentRoutes(app: App) {
  const { db, jobs, services, config, sealed, log } = app
  const { publicUrl, secrets } = config
  const gateway = services.payment
  const context: PaymentContext = { db, jobs, gateway, publicUrl, sealed, tokenKey: secrets.token, log }
  await app.register(webhookRoute, { context })
  paymentJobs(app, context)

  app.route({
    ...refundCalls.refund,
    handler: async (req) => {
      const { userId } = signedIn(req)
      const idempotencyKey = req.headers['idempotency-key']
      const request = { orderId: req.params.id, userId, idempotencyKey, asked: req.body }
      return { refundId: await refundOrder(context, request, app.now()) }
    },
  })

  app.route({
    ...paymentComparisons.list,
    handler: async ({ query }) => {
      const { rows, count } = await listComparisons(db, query)
      const shown = rows.map(({ comparedAt, ...row }) => ({ ...row, comparedAt: comparedAt.toISOString() }))
      return toPage(shown, count, query)
    },
  })

  app.route({
    ...payments.pay,
    handler: async (req) => {
      const caller = { actor: req.actor, key: req.query.key }
      const idempotencyKey = req.headers['idempotency-key']
      const { orderId } = req.params
      const group = config.hasRateLimits ? addressGroup(req.ip) : null
      const request = { orderId, caller, idempotencyKey, addressGroup: group }
      return { paymentUrl: await payOrder(context, request, app.now()) }
    },
  })
}
