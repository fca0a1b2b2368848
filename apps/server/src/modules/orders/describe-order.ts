import type { Money } from '@salvia/contract/money'
import type { Order, OrderCard } from '@salvia/contract/orders/orders'
import type { OrderActor } from '@salvia/contract/words/orders'
import {
  endedStatus,
  mayCancelOrder,
  mayPayOrder,
  mayRefundOrder,
  underWay,
} from '@salvia/rules/orders/order-state'
import { fullName } from '@salvia/rules/people/full-name'
import { toAddress } from '../cart/index.ts'
import type { ListedOrder } from './data/order-list-queries.ts'
import type { listOrderLines } from './data/order-queries.ts'
import type { orderHistory } from './data/order-tables.ts'
import { describeVat } from './describe-vat.ts'
import { readsBuyer, type ViewedOrder } from './order-access.ts'
import type { OrderRow } from './use-cases/move-order.ts'

type LineRow = Awaited<ReturnType<typeof listOrderLines>>[number]
type HistoryRow = typeof orderHistory.$inferSelect
type Payment = NonNullable<NonNullable<Order['buyer']>['payment']>

const moneyIn =
  ({ currency }: Pick<OrderRow, 'currency'>) =>
  (amount: number): Money => ({ amount, currency })

type Row = Omit<
  OrderCard,
  'orderedBy' | 'ordered' | 'isDelivered' | 'isWithdrawn' | 'isRefunded' | 'packsNotSent'
>

/** That an order was archived is the team's affair: all others read how it had ended. */
function toRow(order: ListedOrder, isAdmins: boolean): Row {
  return {
    id: order.id,
    number: order.number,
    status: isAdmins ? order.status : endedStatus(order),
    archivedFrom: isAdmins ? order.archivedFrom : null,
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    itemsCount: order.itemsCount,
    totalAmount: moneyIn(order)(order.total),
    countryCode: order.countryCode,
    currencyCode: order.currency,
    recommendation: order.plan,
    practitionerName: order.practitionerName,
    isBackOrder: order.isBackOrder,
  }
}

/** `isBuyers`: reads its own orders, or all. */
export type CardReader = { userId: string; isBuyers: boolean; isAdmin: boolean }

/** Whether somebody else made the order for its reader. */
export const isMadeFor = (
  { userId, shippingUserId }: Pick<ListedOrder, 'userId' | 'shippingUserId'>,
  reader: { userId: string; isAdmin: boolean },
): boolean => !reader.isAdmin && shippingUserId === reader.userId && userId !== reader.userId

type Listed = {
  order: ListedOrder
  payment: NonNullable<OrderCard['ordered']>['payment']
  isDelivered: boolean
  hasKeptPacks: boolean
  isRefunded: boolean
  packsNotSent: OrderCard['packsNotSent']
  orderedBy: string | null
}

/** An order as a row of a list; the plan's practitioner and whom it was made for get neither buyer nor payment. */
export function toOrderCard({ order, payment, orderedBy, ...packs }: Listed, reader: CardReader): OrderCard {
  const { firstName, lastName } = order.shippingAddress
  const name = fullName({ firstName, lastName })
  const isUnderWay = underWay.includes(endedStatus(order))
  return {
    ...toRow(order, reader.isAdmin),
    orderedBy: isMadeFor(order, reader) ? (orderedBy ?? '') : null,
    ordered: reader.isBuyers ? { name, email: order.email, payment } : null,
    isDelivered: isUnderWay && packs.isDelivered,
    isWithdrawn: reader.isBuyers ? isUnderWay && !packs.hasKeptPacks && !packs.isRefunded : null,
    isRefunded: isUnderWay && packs.isRefunded,
    packsNotSent: isUnderWay ? packs.packsNotSent : null,
  }
}

const toLine = (order: OrderRow, isBuyers: boolean) => {
  const money = moneyIn(order)
  // An order that ended was refunded in full, or never paid.
  const owed = (packs: number) => (mayRefundOrder(order) ? packs : 0)
  return (line: LineRow): Order['lines'][number] => ({
    id: line.id,
    productId: line.productId,
    name: line.name,
    brandName: line.brandName,
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    isSample: line.isSample,
    discountPercentage: line.discountPercentage,
    unitGross: money(line.unitGross),
    gross: money(line.gross),
    discount: money(line.discount),
    paid: money(line.paid),
    vatRate: line.vatRate,
    vat: money(line.vat),
    refundedQuantity: line.refundedQuantity,
    withdrawnQuantity: isBuyers ? line.withdrawnQuantity : null,
    owedQuantity: isBuyers ? owed(line.owedQuantity) : null,
  })
}

function totalsOf(order: OrderRow): Order['totals'] {
  const money = moneyIn(order)
  return {
    goods: money(order.goods),
    discount: money(order.discount),
    goodsPaid: money(order.goodsPaid),
    shipping: money(order.shipping),
    vat: order.vatByRate.map(({ rate, amount }) => ({ rate, amount: money(amount) })),
    total: money(order.total),
  }
}

const byBuyers: HistoryRow['cause'][] = ['CanceledByBuyer', 'CartChanged']

/** A guest who holds the key has no account: what was done says that it was a buyer. */
export function whoOf(
  { userId, cause, to }: Pick<HistoryRow, 'userId' | 'cause' | 'to'>,
  order: Pick<OrderRow, 'userId'>,
): OrderActor {
  if (userId !== null) return userId === order.userId ? 'Buyer' : 'Admin'
  const isStart = cause === null && (to === 'Draft' || to === 'Pending')
  return isStart || byBuyers.includes(cause) ? 'Buyer' : 'System'
}

const toHistory =
  ({ order, viewer }: ViewedOrder) =>
  (row: HistoryRow): Order['history'][number] => ({
    from: row.from,
    to: row.to,
    at: row.at.toISOString(),
    who: whoOf(row, order),
    cause: row.cause,
    why: viewer === 'admin' ? row.why : null,
  })

const isFor =
  ({ viewer }: ViewedOrder) =>
  ({ to }: HistoryRow): boolean =>
    viewer === 'admin' || to !== 'Archived'

type Claim = { at: Date; name: string }

/** Of an order for a client: whether the client can sign in and find it. */
type Parties = { orderedBy: string | null; hasClientAccount: boolean }

function accountOf({ userId, isCustomClientOrder }: OrderRow, { hasClientAccount }: Parties) {
  if (isCustomClientOrder) return hasClientAccount ? ('SignIn' as const) : null
  return userId === null ? ('ByMail' as const) : ('SignIn' as const)
}

export type OrderParts = {
  lines: LineRow[]
  history: HistoryRow[]
  payment: Payment | null
  claim: Claim | null
} & Parties

/** Who holds the key alone does not learn whose account took the order. */
function toClaim(
  { viewer, isAccounts }: ViewedOrder,
  claim: Claim | null,
): NonNullable<Order['buyer']>['claim'] {
  if (claim === null) return null
  const isNamed = claim.name !== '' && (viewer === 'admin' || isAccounts)
  return { at: claim.at.toISOString(), name: isNamed ? claim.name : null }
}

/** A whole order as `viewer` may read it; the plan's practitioner and its recipient get neither buyer nor payment. */
export function toOrder(viewed: ViewedOrder, parts: OrderParts): Order {
  const { order, viewer, mayRefund } = viewed
  const { email, note } = order
  // What was ordered goes where it was ordered to.
  const shippingAddress = toAddress(order.shippingAddress, { isLocked: true })
  const billingAddress = toAddress(order.billingAddress, { isLocked: true })
  const isBuyers = readsBuyer(viewer)
  return {
    ...toRow(order, viewer === 'admin'),
    orderedBy: viewer === 'recipient' ? (parts.orderedBy ?? '') : null,
    lines: parts.lines.map(toLine(order, isBuyers)),
    totals: totalsOf(order),
    carrier: { id: order.carrier.id, name: order.carrier.name },
    pickingPolicy: order.pickingPolicy,
    expectedDelivery: order.expectedDelivery,
    history: parts.history.filter(isFor(viewed)).map(toHistory(viewed)),
    mayCancel: readsBuyer(viewer) && mayCancelOrder(order.status, viewer),
    mayPay: isBuyers && mayPayOrder(order.status),
    refundable: moneyIn(order)(mayRefund && mayRefundOrder(order) ? order.total - order.refunded : 0),
    buyer: isBuyers
      ? {
          email,
          note,
          shippingAddress,
          billingAddress,
          vatTrace: viewer === 'admin' ? describeVat(order) : null,
          claim: toClaim(viewed, parts.claim),
          account: accountOf(order, parts),
          balanceUsed: order.walletPart > 0 ? moneyIn(order)(order.walletPart) : null,
          payment: parts.payment,
        }
      : null,
  }
}
