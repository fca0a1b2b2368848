import { MINUTE_MS } from '@salvia/contract/durations'
import type { Money } from '@salvia/contract/money'
import { PRODUCT_NAME } from '@salvia/contract/words/product-name'
import { mayPayOrder, underWay } from '@salvia/rules/orders/order-state'
import { sessionEnd } from '@salvia/rules/orders/reservation'
import { liveAttemptStates } from '@salvia/rules/payments/attempt-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { conflict } from '#kernel/domain-error'
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

/** What a call leads to: an attempt at the gateway, or a page of ours. */
type Next = Started | { url: string }

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

const placedUrl = (publicUrl: string, { id, orderKey }: LockedOrder) =>
  `${publicUrl}/order-placed?order=${id}&key=${orderKey}`

const orderUrl = (publicUrl: string, { id, orderKey }: LockedOrder) =>
  `${publicUrl}/orders/${id}?key=${orderKey}`

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

/** The attempt may be paid, and its page is not about to expire. */
const isOpenAt = ({ state, expiresAt }: Attempt, now: Date): boolean =>
  liveAttemptStates.includes(state) && expiresAt > after(now, 1)

/** The open attempt, unless the caller wants a new one or its page is about to expire. */
async function findOpenAttempt(
  tx: Db,
  order: LockedOrder,
  isNew: boolean,
  now: Date,
): Promise<Attempt | null> {
  if (isNew) return null
  const [live] = await tx.select().from(paymentAttempts).where(isLiveOf(order.id))
  return live && isOpenAt(live, now) ? live : null
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

/** Starts a payment. Its attempt; null if nothing is due at the gateway, and so the order is placed. */
async function begin(
  tx: Db,
  order: LockedOrder,
  request: PayOrder,
  { context, now }: { context: PaymentContext; now: Date },
): Promise<Attempt | null> {
  if (dueOf(order) > 0) return startAttempt(tx, order, request, { context, now })
  await placeWithoutGateway(tx, context, order, now)
  return null
}

/** The order is paid by this attempt, or by none at the gateway, or will be once the bank confirms it. */
const isPaidBy = (attempt: Attempt | null, { status }: LockedOrder): boolean =>
  attempt?.state === 'Processing'
    ? status === 'Confirming'
    : (attempt === null || attempt.state === 'Paid') && underWay.includes(status)

/**
 * Where a repeated call leads: to the attempt's page, as the first time, while it can be paid there; to the placed
 * order once it is paid; to the unpaid order, to pay again, if the attempt ended without money. It starts nothing.
 * Throws conflict if another attempt paid the order, or it can no longer be paid.
 */
function nextOfRepeat(
  { publicUrl }: PaymentContext,
  { order, attempt }: { order: LockedOrder; attempt: Attempt | null },
  now: Date,
): Next {
  if (isPaidBy(attempt, order)) return { url: placedUrl(publicUrl, order) }
  if (!mayPayOrder(order.status))
    throw conflict('order_state', `Not possible while the order is ${order.status}.`)
  return attempt && isOpenAt(attempt, now) ? { attempt, order } : { url: orderUrl(publicUrl, order) }
}

const findAttempt = async (tx: Db, id: string): Promise<Attempt> =>
  one(await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)))

function start(context: PaymentContext, request: PayOrder, now: Date): Promise<Next> {
  const { orderId, caller, idempotencyKey: key } = request
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    ownerOf(order, caller)
    let next: Next | undefined
    const startOnce = async () => {
      const attempt = await begin(tx, order, request, { context, now })
      next = attempt ? { attempt, order } : { url: placedUrl(context.publicUrl, order) }
      return attempt?.id ?? null
    }
    const attemptId = await onceByKey(tx, { scope: `payment:${orderId}`, key, input: {} }, startOnce, now)
    if (next) return next
    const attempt = attemptId === null ? null : await findAttempt(tx, attemptId)
    return nextOfRepeat(context, { order, attempt }, now)
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

/** Who pays for a client has no cart here: the address names the payment, whose page says what became of it. */
const backUrl = (publicUrl: string, { attempt, order }: Started): string =>
  `${publicUrl}/checkout?step=payment${order.isCustomClientOrder ? `&link=${attempt.id}` : ''}`

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
    cancelUrl: backUrl(publicUrl, { attempt, order }),
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
 * is due. The same key, or without a key the same open attempt, leads to the same page; once the key's attempt is over,
 * to the order. Throws conflict if the order can no longer be paid.
 */
export async function payOrder(context: PaymentContext, request: PayOrder, now: Date): Promise<string> {
  const next = await start(context, request, now)
  if ('url' in next) return next.url
  return next.attempt.url ?? openAttempt(context, next)
}
