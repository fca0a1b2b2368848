import { type CartAnswer, cart as calls } from '@salvia/contract/cart/cart'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/database'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { languageOf } from '../catalogue/index.ts'
import { recordAddedToCart } from '../plans/index.ts'
import { shipToCountry } from '../reference/index.ts'
import { isPrivateTo } from './cart-access.ts'
import type { CartContext } from './cart-context.ts'
import { pricingAt } from './cart-pricing.ts'
import type { ItemInput } from './data/cart-items.ts'
import { toCart } from './describe-cart.ts'
import type { PricedCart } from './reprice-cart.ts'
import { bindCart } from './use-cases/bind-cart.ts'
import type { CartOutcome } from './use-cases/change-cart.ts'
import { expireCarts } from './use-cases/expire-carts.ts'
import { giveCart } from './use-cases/give-cart.ts'
import { openCart } from './use-cases/open-cart.ts'
import { readCart, readCurrentCart } from './use-cases/read-cart.ts'
import { removeCart } from './use-cases/remove-cart.ts'
import { setCustomer } from './use-cases/set-customer.ts'
import { setLine } from './use-cases/set-line.ts'
import { updateCart } from './use-cases/update-cart.ts'

export type CartOptions = {
  /** Ends the order a finalized cart was frozen into. Throws conflict if it is too late. */
  withdrawOrder: (tx: Db, orderId: string, now: Date) => Promise<void>
}

/** The cart as its caller may see it. */
export const cartAnswer = (
  cart: PricedCart | null,
  error: string | null,
  { req, now }: { req: FastifyRequest; now: Date },
): CartAnswer => ({
  cart:
    cart && toCart(cart, { isPrivate: isPrivateTo(cart.row, req.actor), languageCode: languageOf(req), now }),
  error,
})

/** The context of all cart routes, at this moment. */
export function cartContextOf(app: App, { withdrawOrder }: CartOptions): () => Promise<CartContext> {
  const { db, config } = app
  return async () => {
    const now = app.now()
    const pricing = await pricingAt(db, config.sellerCountry, now)
    return { db, pricing, withdrawOrder: (tx, orderId) => withdrawOrder(tx, orderId, now) }
  }
}

const isUnchanged = (cart: PricedCart, since: string | undefined): boolean =>
  since !== undefined && Date.parse(since) >= cart.row.updatedAt.getTime()

type Answering = {
  context: () => Promise<CartContext>
  answer: (req: FastifyRequest, cart: PricedCart | null) => CartAnswer
}

const outcome = (
  { answer }: Answering,
  req: FastifyRequest,
  { cart, ...refused }: CartOutcome,
): CartAnswer => ({ ...answer(req, cart), ...refused })

function readRoutes(app: App, on: Answering): void {
  app.route({
    ...calls.current,
    handler: async (req, reply) => {
      const cart = req.actor && (await readCurrentCart(await on.context(), req.actor))
      return cart ? on.answer(req, cart) : reply.code(204).send()
    },
  })

  app.route({
    ...calls.get,
    handler: async (req, reply) => {
      const cart = await readCart(await on.context(), req.params.id, req.actor)
      if (cart && isUnchanged(cart, req.headers['if-modified-since'])) return reply.code(304).send()
      return on.answer(req, cart)
    },
  })
}

/** Products of a plan that came into a cart are noted in its journey. */
async function noted(
  app: App,
  req: FastifyRequest,
  given: ItemInput[],
  changed: CartOutcome,
): Promise<CartOutcome> {
  const lines = given.flatMap(({ quantity, productId, recommendationItemId: itemId }) =>
    quantity > 0 && itemId ? [{ itemId, productId }] : [],
  )
  if (changed.error === null && lines.length > 0)
    await recordAddedToCart(app.db, { lines, userId: req.actor?.userId ?? null }, app.now())
  return changed
}

function writeRoutes(app: App, on: Answering): void {
  app.route({
    ...calls.create,
    handler: async (req, reply) => {
      const input = { ...req.body, countryCode: shipToCountry(app, req, req.body.countryCode) }
      const made = await openCart(await on.context(), input, req.actor)
      return reply.code(201).send(outcome(on, req, await noted(app, req, input.lines ?? [], made)))
    },
  })

  app.route({
    ...calls.update,
    handler: async (req) => {
      const changed = await updateCart(await on.context(), req.params.id, req.body, req.actor)
      return outcome(on, req, await noted(app, req, req.body.lines ?? [], changed))
    },
  })

  app.route({
    ...calls.setCustomer,
    handler: async (req) =>
      outcome(on, req, await setCustomer(await on.context(), req.params.id, req.body, req.actor)),
  })

  app.route({
    ...calls.remove,
    handler: async (req) => {
      await removeCart(await on.context(), req.params.id, req.actor)
      return on.answer(req, null)
    },
  })
}

function lineRoutes(app: App, on: Answering): void {
  app.route({
    ...calls.setLine,
    handler: async (req) => {
      const { id, productId } = req.params
      const input = { ...req.body, productId }
      const changed = await setLine(await on.context(), id, input, req.actor)
      return outcome(on, req, await noted(app, req, [input], changed))
    },
  })

  app.route({
    ...calls.removeLine,
    handler: async (req) => {
      const { id, productId } = req.params
      return outcome(on, req, await setLine(await on.context(), id, { productId, quantity: 0 }, req.actor))
    },
  })
}

function bindRoutes(app: App, on: Answering): void {
  app.route({
    ...calls.bind,
    handler: async (req, reply) => {
      const actor = signedIn(req)
      const binding = { cartId: req.params.id, userId: actor.userId }
      const bound = await bindCart(await on.context(), binding)
      return bound ? on.answer(req, bound) : reply.code(204).send()
    },
  })

  app.route({
    ...calls.bindTo,
    handler: async (req, reply) => {
      const actor = signedIn(req)
      const binding = { cartId: req.params.id, userId: req.params.userId }
      const context = await on.context()
      const bound =
        binding.userId === actor.userId
          ? await bindCart(context, binding)
          : await giveCart(
              { ...context, jobs: app.jobs, publicUrl: app.config.publicUrl },
              { ...binding, actor },
            )
      return bound ? on.answer(req, bound) : reply.code(204).send()
    },
  })
}

/** Cart routes except finalize, which belongs to checkout. */
export async function cartRoutes(app: App, options: CartOptions) {
  const context = cartContextOf(app, options)
  const on: Answering = {
    context,
    answer: (req, cart) => cartAnswer(cart, null, { req, now: app.now() }),
  }
  readRoutes(app, on)
  writeRoutes(app, on)
  lineRoutes(app, on)
  bindRoutes(app, on)
  app.jobs.on({
    queue: 'cart.expire',
    cron: '23 4 * * *',
    work: async () => expireCarts(await context()),
  })
}
