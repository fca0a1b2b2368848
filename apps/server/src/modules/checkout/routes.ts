import { checkout as calls } from '@salvia/contract/checkout/checkout'
import { type Money, subtract } from '@salvia/contract/money'
import { orders as orderCalls } from '@salvia/contract/orders/orders'
import type { WalletPart } from '@salvia/rules/cart/wallet-part'
import type { Db } from '#db/database'
import type { App } from '../../app-type.ts'
import { type CartContext, type CartOptions, cartAnswer, cartContextOf } from '../cart/index.ts'
import { languageOf } from '../catalogue/index.ts'
import { getViewedOrder, ownerOf } from '../orders/index.ts'
import { findSellerVatNumber } from '../seller/index.ts'
import { readReorder } from './read-reorder.ts'
import { finalize } from './use-cases/finalize.ts'

const balanceUsedOf = (total: Money, { covers, debit }: WalletPart) =>
  covers.amount === 0 ? null : { covers, debit, due: subtract(total, covers) }

/** Buyers and holders of the key; the practitioner of an ordered plan gets no answer. */
function reorderRoute(app: App, cartContext: () => Promise<CartContext>): void {
  app.route({
    ...orderCalls.reorder,
    handler: async (req) => {
      const caller = { actor: req.actor, key: req.query.key }
      const { order } = await getViewedOrder(app.db, req.params.orderId, caller)
      ownerOf(order, caller)
      return readReorder(app.db, order, await cartContext())
    },
  })
}

/** Checkout routes: from a cart to an order. */
export async function checkoutRoutes(app: App, options: CartOptions) {
  const { services, config } = app
  const cartContext = cartContextOf(app, options)
  reorderRoute(app, cartContext)

  app.route({
    ...calls.finalize,
    handler: async (req) => {
      const context = {
        ...(await cartContext()),
        vatCheck: services.vatCheck,
        sellerVatNumber: (db: Db) => findSellerVatNumber(db, config),
      }
      const { cart, error, order, wallet } = await finalize(context, {
        cartId: req.params.id,
        actor: req.actor,
        idempotencyKey: req.headers['idempotency-key'],
        balanceUsed: req.body?.balanceUsed,
        languageCode: languageOf(req),
      })
      const answer = cartAnswer(cart, error, { req, now: app.now() })
      return {
        ...answer,
        orderId: order?.orderId ?? null,
        orderKey: order?.orderKey ?? null,
        balanceUsed: balanceUsedOf(cart.price.total, wallet),
      }
    },
  })
}
