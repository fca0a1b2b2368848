import { MINUTE_MS } from '@salvia/contract/durations'
import type { Money } from '@salvia/contract/money'
import { PRODUCT_NAME } from '@salvia/contract/words/product-name'
import { sessionEnd } from '@salvia/rules/orders/reservation'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { newId } from '#kernel/ids'
import { GatewayUnreachable, type SessionRequest } from '../../../services/payment/payment.ts'
import {
  type LockedOrder,
  lockOrder,
  type OrderCaller,
  ownerOf,
  placeOrder,
  SETTLE_PAYMENTS,
  startPayment,
} from '../../orders/index.ts'
import { isLiveOf } from '../data/attempt-statements.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import { type Attempt, beginAttempt, endAttempts, saveGatewayPage } from './move-attempt.ts'

/** When a silent gateway is first queried. */
const FIRST_ASK_MINUTES = 5

export type PayOrder = {
  orderId: string
  caller: OrderCaller
  idempotencyKey: string | undefined
  /** Whose unpaid packs are counted; null for nobody's. */
  addressGroup: string | null
}

/** What is left to pay at the gateway, in minor units of the order's currency. */
const dueOf = ({ total, walletPart }: LockedOrder): number => total - walletPart

type Started = { attempt: Attempt; order: LockedOrder }

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

const placedUrl = (publicUrl: string, { id, orderKey }: LockedOrder) =>
  `${publicUrl}/order-placed?order=${id}&key=${orderKey}`

function newAttempt(tx: Db, order: LockedOrder, { gateway }: PaymentContext, now: Date): Promise<Attempt[]> {
  return beginAttempt(tx, {
    id: newId(),
    orderId: order.id,
    gateway: gateway.kind,
    amount: dueOf(order),
    currency: order.currency,
    createdAt: now,
    expiresAt: sessionEnd(now),
    sessionId: null,
    url: null,
    paymentRef: null,
    askAt: after(now, FIRST_ASK_MINUTES),
  })
}

/** The open attempt, unless the caller wants a new one or its page is about to expire. */
async function findOpenAttempt(
  tx: Db,
  order: LockedOrder,
  isNew: boolean,
  now: Date,
): Promise<Attempt | null> {
  if (isNew) return null
  const [live] = await tx.select().from(paymentAttempts).where(isLiveOf(order.id))
  return live && live.expiresAt > after(now, 1) ? live : null
}

/** Creates a new attempt; the previous one is closed here, and at the gateway by a job. */
async function replaceAttempt(
  tx: Db,
  order: LockedOrder,
  context: PaymentContext,
  now: Date,
): Promise<Attempt> {
  await endAttempts(tx, isLiveOf(order.id), 'close')
  await context.jobs.send(tx, SETTLE_PAYMENTS, { orderId: order.id })
  return one(await newAttempt(tx, order, context, now))
}

async function startAttempt(
  tx: Db,
  order: LockedOrder,
  request: PayOrder,
  { context, now }: { context: PaymentContext; now: Date },
): Promise<Attempt> {
  const userId = request.caller.actor?.userId ?? null
  const [first] = await newAttempt(tx, order, context, now)
  if (!first) {
    const open = await findOpenAttempt(tx, order, request.idempotencyKey !== undefined, now)
    if (open && order.status === 'Pending') return open
  }
  const { addressGroup } = request
  await startPayment(tx, order, { sessionEnd: sessionEnd(now), userId, addressGroup }, now)
  return first ?? replaceAttempt(tx, order, context, now)
}

/** Nothing is due, or the wallet pays it all: requesting the payment places the order. */
async function placeWithoutGateway(
  tx: Db,
  context: PaymentContext,
  order: LockedOrder,
  now: Date,
): Promise<void> {
  const starting = { sessionEnd: after(now, 1), userId: null, addressGroup: null }
  const started = await startPayment(tx, order, starting, now)
  const cause = order.total === 0 ? ('NothingToPay' as const) : ('PaidFromWallet' as const)
  await placeOrder({ tx, ...context }, started, { cause }, now)
}

function start(
  context: PaymentContext,
  request: PayOrder,
  now: Date,
): Promise<Started | { placedUrl: string }> {
  const { orderId, caller, idempotencyKey: key } = request
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    ownerOf(order, caller)
    if (dueOf(order) === 0 && order.placedAt === null) {
      await placeWithoutGateway(tx, context, order, now)
      return { placedUrl: placedUrl(context.publicUrl, order) }
    }
    let attempt: Attempt | undefined
    const startOnce = async () => {
      attempt = await startAttempt(tx, order, request, { context, now })
      return attempt.id
    }
    const repeatable = { scope: `payment:${orderId}`, key, input: {} }
    const attemptId = await onceByKey(tx, repeatable, startOnce, now)
    attempt ??= one(await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)))
    return { attempt, order }
  })
}

/** What the gateway's page lists: its sum is what is due, so an order that a wallet pays in part is one line. */
function chargesOf(order: LockedOrder): Pick<SessionRequest, 'lines' | 'shipping'> {
  const money = (amount: number): Money => ({ amount, currency: order.currency })
  if (order.walletPart > 0)
    return { lines: [{ name: PRODUCT_NAME, quantity: 1, paid: money(dueOf(order)) }], shipping: money(0) }
  return {
    lines: order.lines.map(({ name, quantity, paid }) => ({ name, quantity, paid: money(paid) })),
    shipping: money(order.shipping),
  }
}

function sessionRequest({ attempt, order }: Started, publicUrl: string): SessionRequest {
  return {
    attemptId: attempt.id,
    orderId: order.id,
    total: { amount: dueOf(order), currency: order.currency },
    email: order.email,
    languageCode: order.languageCode,
    countryCode: order.countryCode,
    ...chargesOf(order),
    successUrl: placedUrl(publicUrl, order),
    cancelUrl: `${publicUrl}/checkout?step=payment`,
    expiresAt: attempt.expiresAt,
  }
}

/** Opens the attempt's page at the gateway. If the attempt was abandoned meanwhile, a job ends its session there. */
export async function openAttempt(context: PaymentContext, started: Started): Promise<string> {
  const { attempt } = started
  const session = await context.gateway
    .openSession(sessionRequest(started, context.publicUrl))
    .catch((cause) => {
      throw new GatewayUnreachable('the payment gateway did not open a session', { cause })
    })
  const state = await saveGatewayPage(context.db, attempt.id, session)
  if (state === 'Closed') await context.jobs.send(context.db, SETTLE_PAYMENTS, { orderId: attempt.orderId })
  return session.url
}

/**
 * Starts or continues the payment of an order and returns the buyer's next page: the gateway's, or the order if nothing
 * is due. The same key, or without a key the same open attempt, leads to the same page.
 */
export async function payOrder(context: PaymentContext, request: PayOrder, now: Date): Promise<string> {
  const started = await start(context, request, now)
  if ('placedUrl' in started) return started.placedUrl
  return started.attempt.url ?? openAttempt(context, started)
}
