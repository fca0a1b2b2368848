import { cart as calls } from '@salvia/contract/cart'
import { cookieNames } from '@salvia/contract/words/cookies'
import { matchLanguage } from '@salvia/rules/layout/locale-match'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { type CartOptions, cartAnswer, cartWorkOf } from '../cart/index.ts'
import { findSellerVatNumber } from '../seller/index.ts'
import { finalize } from './use-cases/finalize.ts'

/** The language in which a buyer is written to. */
const languageOf = ({ cookies, headers, actor }: FastifyRequest) =>
  matchLanguage({
    cookie: cookies[cookieNames.language] ?? null,
    account: actor?.languageCode ?? null,
    acceptLanguage: headers['accept-language'] ?? null,
  })

/** From a cart to an order. */
export async function checkoutRoutes(app: App, options: CartOptions) {
  const { db, services, config } = app
  const cartWork = cartWorkOf(app, options)

  app.route({
    ...calls.finalize,
    handler: async (req) => {
      const sellerVatNumber = await findSellerVatNumber(db, config)
      const work = { ...(await cartWork()), vatCheck: services.vatCheck, sellerVatNumber }
      const { cart, error, order } = await finalize(work, {
        cartId: req.params.id,
        actor: req.actor,
        idempotencyKey: req.headers['idempotency-key'],
        languageCode: languageOf(req),
      })
      const answer = cartAnswer(cart, error, { actor: req.actor, now: app.now() })
      return { ...answer, orderId: order?.orderId ?? null, orderKey: order?.orderKey ?? null }
    },
  })
}
