import { checkout as calls } from '@salvia/contract/checkout/checkout'
import { cookieNames } from '@salvia/contract/words/cookies'
import { matchLanguage } from '@salvia/rules/layout/locale-match'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { type CartOptions, cartAnswer, cartContextOf } from '../cart/index.ts'
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
  const cartContext = cartContextOf(app, options)

  app.route({
    ...calls.finalize,
    handler: async (req) => {
      const sellerVatNumber = await findSellerVatNumber(db, config)
      const context = { ...(await cartContext()), vatCheck: services.vatCheck, sellerVatNumber }
      const { cart, error, order } = await finalize(context, {
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
