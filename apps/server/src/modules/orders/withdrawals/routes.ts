import { withdrawals as calls } from '@salvia/contract/orders/withdrawals'
import { notFound } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { findOrder } from '../data/order-queries.ts'
import { ownerOf } from '../order-access.ts'
import { readWithdrawal } from './read-withdrawal.ts'
import { declareWithdrawal } from './use-cases/declare-withdrawal.ts'
import { sendOrderLink } from './use-cases/send-order-link.ts'

/** A mail for each request that fits: nobody fills another's mailbox by it. */
const linkRequests = { rateLimit: { max: 10, timeWindow: '1 hour' } }

/** Buyers withdraw from orders, and guests ask for the way to theirs. */
export function withdrawalRoutes(app: App): void {
  const { db, jobs, config, now } = app
  const context = { db, jobs, config, publicUrl: config.publicUrl }

  app.route({
    ...calls.get,
    handler: async (req) => {
      const order = await findOrder(db, req.params.orderId)
      if (!order) throw notFound('order')
      ownerOf(order, { actor: req.actor, key: req.query.key })
      return readWithdrawal(db, order, now())
    },
  })

  app.route({
    ...calls.declare,
    handler: (req) => {
      const caller = { actor: req.actor, key: req.query.key }
      const idempotencyKey = req.headers['idempotency-key']
      const { orderId } = req.params
      return declareWithdrawal(context, { orderId, caller, idempotencyKey, declared: req.body }, now())
    },
  })

  app.route({
    ...calls.sendLink,
    config: { ...calls.sendLink.config, ...linkRequests },
    handler: async (req, reply) => {
      await sendOrderLink(context, req.body, now())
      return reply.status(204).send()
    },
  })
}
