import type { Money } from '@salvia/contract/money'
import type { OrderCause } from '@salvia/contract/words/orders'
import type { OrderPlacedContent } from '@salvia/documents'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { queueMessage, rewriteMail } from '#kernel/outbox/outbox'
import { closeCart } from '../../cart/index.ts'
import { takeStock } from '../../catalogue/index.ts'
import { countingPlanOrders, FOLLOW_ORDER, joinPlansByOrder, putOnOrderedPlans } from '../../plans/index.ts'
import { supplyDay } from '../../reference/index.ts'
import { findPrintedSeller } from '../../seller/index.ts'
import { postPurchase, recordCommission } from '../../wallet/index.ts'
import type { LockedLine, LockedOrder } from '../data/locked-order.ts'
import { orders } from '../data/order-tables.ts'
import { addressLines } from '../describe-address.ts'
import { issuing } from '../documents/data/document-statements.ts'
import { invoiceOf } from '../documents/invoice-of.ts'
import { isBusinessOrder } from '../is-business-order.ts'
import { mailHead, rightsAt } from '../mail-head.ts'
import { openShipments } from '../shipments/use-cases/open-shipments.ts'
import { moveOrder, type OrderRow } from './move-order.ts'
import { type ClaimKeys, type ClaimOffer, offerClaim } from './offer-claim.ts'

export type Placing = ClaimKeys & { tx: Db; jobs: Jobs; publicUrl: string }

type Printing = {
  publicUrl: string
  seller: Awaited<ReturnType<typeof findPrintedSeller>>
  claim: ClaimOffer | null
}

function placedMail(
  order: OrderRow,
  lines: LockedLine[],
  { publicUrl, seller, claim }: Printing,
): OrderPlacedContent {
  const money = (amount: number): Money => ({ amount, currency: order.currency })
  const { goods, discount, shipping, vat, total } = order
  return {
    template: 'orderPlaced',
    props: {
      ...mailHead(order, publicUrl),
      lines: lines.map(({ name, brandName, quantity, paid }) => ({
        name,
        brandName,
        quantity,
        paid: money(paid),
      })),
      totals: {
        goods: money(goods),
        discount: money(discount),
        shipping: money(shipping),
        vat: money(vat),
        total: money(total),
      },
      shipTo: addressLines(order.shippingAddress, order.languageCode),
      arrivesOn: order.expectedDelivery.at(-1)?.to ?? null,
      ...(seller && { seller }),
      ...(claim && { claimUrl: claim.url }),
      ...(!isBusinessOrder(order) && { rightsAt: rightsAt(order, publicUrl) }),
    },
  }
}

/**
 * Puts on the ordered plans the buyer that agreed to it, or the client for whom their practitioner ordered: whom the
 * order then counts for.
 */
async function joinPlans(tx: Db, order: OrderRow, recommendationIds: string[], now: Date): Promise<void> {
  const { userId, practitionerId, shippingUserId: clientId } = order
  if (order.sharesOrders && userId) await joinPlansByOrder(tx, { clientId: userId, recommendationIds }, now)
  if (order.isCustomClientOrder && clientId && practitionerId && userId === practitionerId)
    await putOnOrderedPlans(tx, { practitionerId, clientId, recommendationIds }, now)
}

/** Credits the ordered plans: their order count, their practitioner's commission, and the journeys of their clients. */
async function creditPlans(
  { tx, jobs }: Placing,
  order: OrderRow,
  lines: LockedLine[],
  now: Date,
): Promise<void> {
  const planIds = new Set(lines.flatMap(({ recommendationId }) => recommendationId ?? []))
  if (planIds.size === 0 || order.practitionerId === null) return
  await joinPlans(tx, order, [...planIds], now)
  await jobs.send(tx, FOLLOW_ORDER, { orderId: order.id })
  await recordCommission(
    tx,
    {
      practitionerId: order.practitionerId,
      orderId: order.id,
      orderNumber: order.number ?? '',
      planName: order.plan?.name ?? null,
      lines: lines.map(({ id, commission }) => ({
        orderLineId: id,
        commission: { amount: commission, currency: 'EUR' },
      })),
      also: [countingPlanOrders(tx, [...planIds], 1)],
    },
    now,
  )
}

/** Locks these packs until the transaction ends, so it comes late. Returns the lines that ran out. */
async function takePacks(tx: Db, { id, lines }: LockedOrder, now: Date): Promise<LockedLine[]> {
  const short = await takeStock(tx, { orderId: id, lines }, now)
  if (short.length > 0) await tx.update(orders).set({ isBackOrder: true }).where(eq(orders.id, id))
  return lines.filter(({ productId }) => short.includes(productId))
}

/** The mail names what ran out, without promising a date. */
const withShort = ({ template, props }: OrderPlacedContent, short: LockedLine[]): OrderPlacedContent => ({
  template,
  props: { ...props, arrivesOn: null, ranOut: short.map(({ name }) => name) },
})

/**
 * Places a locked order that is paid, or has nothing to pay: takes stock, assigns the number, closes the cart, opens
 * its shipments, issues its invoice, records commission and queues the mail, all in the caller's transaction. Packs that ran out meanwhile become a back order,
 * which the mail mentions. Throws conflict if the order cannot be placed, so that it happens once.
 */
export async function placeOrder(
  placing: Placing,
  order: LockedOrder,
  { cause }: { cause: OrderCause },
  now: Date,
): Promise<void> {
  const { tx, jobs, publicUrl } = placing
  const { lines } = order
  const changes = { placedAt: now, reservedUntil: null }
  const step = {
    event: 'place' as const,
    userId: null,
    cause,
    changes,
    numberYear: supplyDay(now).slice(0, 4),
  }
  const [placed, seller] = await Promise.all([
    moveOrder(tx, order, step, now),
    findPrintedSeller(tx),
    closeCart(tx, order.cartId, now),
  ])
  // Before commission, as accounts of one wallet are locked in one order.
  if (placed.walletDebit > 0) await postPurchase(tx, { orderId: placed.id, orderNumber: placed.number }, now)
  await creditPlans(placing, placed, lines, now)
  const claim = placed.userId === null ? offerClaim(placing, placed.id, now) : null
  const content = placedMail(placed, lines, { publicUrl, seller, claim })
  const mail = { kind: 'Mail' as const, recipient: placed.email, orderId: placed.id, content }
  const also = [issuing(invoiceOf(placed, lines, now)), ...(claim ? [claim.offering] : [])]
  // The invoice's number locks its series, for which all other orders wait, until the transaction ends: it comes last.
  const [mailId, short] = await Promise.all([
    queueMessage({ tx, jobs }, { ...mail, ...(claim && { sealedSecret: claim.sealedSecret }) }, now),
    takePacks(tx, order, now),
    openShipments(tx, { order, also }, now),
  ])
  if (short.length > 0) await rewriteMail(tx, mailId, withShort(content, short))
}
