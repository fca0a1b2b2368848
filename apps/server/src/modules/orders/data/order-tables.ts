import type { Currency } from '@salvia/contract/money'
import { pickingPolicies } from '@salvia/contract/words/checkout'
import { languages } from '@salvia/contract/words/locale'
import { archivedStatuses, orderCauses, orderStatuses } from '@salvia/contract/words/orders'
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { cents, countryCode, currencyCode, id, instant } from '#db/columns'
import { plain } from '#db/like-pattern'
import type { StoredAddress } from '../../cart/index.ts'
import { carts } from '../../cart/index.ts'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import type { OrderCarrier, OrderParcel, OrderPlan, VatTrace } from './frozen-order.ts'

type Searched = Record<'number' | 'email' | 'shippingAddress' | 'billingAddress', SQLWrapper>

/** Number, address, name and company of an order as one text, of which an index finds any part. */
export const orderText = ({ number, email, shippingAddress, billingAddress }: Searched) =>
  sql`(coalesce(${number}, '') || ' ' || ${email} || ' ' || coalesce(${shippingAddress} ->> 'firstName', '') || ' ' ||
    coalesce(${shippingAddress} ->> 'lastName', '') || ' ' || coalesce(${billingAddress} ->> 'company', ''))`

/** Whoever it was sent to was erased. */
export const isOfErased = ({ shippingAddress }: { shippingAddress: SQLWrapper }) =>
  sql`${shippingAddress} ->> 'lastName' = ''`

/** Numbers increase and never repeat; a failed transaction leaves a gap. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1 })

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Grants access to the order without login. */
    orderKey: uuid().notNull(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id),
    /** `updatedAt` of the cart when it was frozen. */
    cartVersion: instant().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    number: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    placedAt: instant(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    isCustomClientOrder: boolean().notNull(),
    shippingUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The practitioner of the ordered plans, and the first of these plans. */
    practitionerId: uuid().references(() => users.id),
    practitionerName: text(),
    plan: jsonb().$type<OrderPlan>(),
    /** The client agreed that the practitioner sees its orders of these plans; it joins them once the order is placed. */
    sharesOrders: boolean().notNull().default(false),
    languageCode: text({ enum: languages }).notNull(),
    countryCode: countryCode().notNull(),
    currency: currencyCode().$type<Currency>().notNull(),
    /** Exchange rate per euro, in millionths, fixed for the order. */
    exchangeRate: bigint({ mode: 'number' }).notNull(),
    itemsCount: integer().notNull(),
    goods: cents(),
    discount: cents(),
    goodsPaid: cents(),
    shipping: cents(),
    vat: cents(),
    total: cents(),
    /** What its buyer's wallet pays of the total, and what that takes from it in EUR cents. */
    walletPart: cents().default(0),
    walletDebit: cents().default(0),
    /** What admins refunded or are refunding of it, without what failed. */
    refunded: cents().default(0),
    vatByRate: jsonb().$type<{ rate: number; amount: number }[]>().notNull(),
    vatTrace: jsonb().$type<VatTrace>().notNull(),
    email: text().notNull(),
    note: text().notNull(),
    shippingAddress: jsonb().$type<StoredAddress>().notNull(),
    billingAddress: jsonb().$type<StoredAddress>().notNull(),
    carrier: jsonb().$type<OrderCarrier>().notNull(),
    pickingPolicy: text({ enum: pickingPolicies }).notNull(),
    expectedDelivery: jsonb().$type<OrderParcel[]>().notNull(),
    /** When its stock reservation expires; null without one, while a payment is being processed, and once placed. */
    reservedUntil: instant(),
    /** Latest end of any stock reservation; null until its first payment starts. */
    reservableUntil: instant(),
    /** Paid after stock had run out: it waits for packs (`stock_waits`), and its buyer is mailed when it has them. */
    isBackOrder: boolean().notNull().default(false),
    /** How it had ended when it was archived; null for all others. */
    archivedFrom: text({ enum: archivedStatuses }),
  },
  (t) => [
    uniqueIndex().on(t.number),
    uniqueIndex('orders_one_live_per_cart')
      .on(t.cartId)
      .where(sql`${t.status} not in ('Deleted', 'Canceled')`),
    // With all that a list counts and sorts by.
    index('orders_of_user').on(t.userId, t.createdAt, t.id, t.status),
    // What was ordered for a client by its practitioner.
    index('orders_for_client').on(t.shippingUserId).where(sql`${t.shippingUserId} is not null`),
    index().on(t.practitionerId, t.placedAt),
    // Read each minute for what the ERP does not know.
    index('orders_by_placing').on(t.placedAt, t.id).where(sql`${t.placedAt} is not null`),
    index('orders_of_erased').on(t.id).where(isOfErased(t)),
    index('orders_text').using('gin', sql`${plain(orderText(t))} gin_trgm_ops`),
    index('orders_drafts').on(t.createdAt).where(sql`${t.status} = 'Draft'`),
    check('orders_total', sql`${t.total} = ${t.goodsPaid} + ${t.shipping} and ${t.total} >= 0`),
    check(
      'orders_wallet',
      sql`${t.walletPart} between 0 and ${t.total} and (${t.walletPart} = 0) = (${t.walletDebit} = 0)`,
    ),
    check('orders_refunded', sql`${t.refunded} between 0 and ${t.total}`),
    check('orders_discount', sql`${t.goodsPaid} = ${t.goods} - ${t.discount}`),
    index('orders_to_archive').on(t.updatedAt).where(sql`${t.status} in ('Shipped', 'Canceled', 'Refunded')`),
    check('orders_archived', sql`(${t.status} = 'Archived') = (${t.archivedFrom} is not null)`),
    check('orders_placed', sql`(${t.number} is null) = (${t.placedAt} is null)`),
  ],
)

/** Prices at the time of the order; products may change or disappear, ordered lines do not. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    brandName: text().notNull(),
    imageUrl: text().notNull(),
    quantity: integer().notNull(),
    isSample: boolean().notNull(),
    discountPercentage: smallint().notNull(),
    unitNet: cents(),
    unitGross: cents(),
    gross: cents(),
    discount: cents(),
    paid: cents(),
    vatRate: integer().notNull(),
    vat: cents(),
    /** Packs whose price was refunded or is being refunded. */
    refundedQuantity: integer().notNull().default(0),
    /** EUR: the unit's net list price, and the practitioner's commission for the line. */
    listNet: cents(),
    commission: cents(),
    recommendationId: uuid(),
    recommendationItemId: uuid(),
  },
  (t) => [
    uniqueIndex().on(t.orderId, t.position),
    index().on(t.recommendationId, t.orderId),
    index().on(t.productId),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check('order_lines_refunded', sql`${t.refundedQuantity} between 0 and ${t.quantity}`),
    check('order_lines_paid', sql`${t.paid} = ${t.gross} - ${t.discount} and ${t.paid} >= 0`),
  ],
)

/** Every change of an order: from, to, who, when, why. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    from: text({ enum: orderStatuses }),
    to: text({ enum: orderStatuses }).notNull(),
    at: instant().notNull(),
    /** The signed-in person who caused it; null for the holder of the key, the gateway and jobs. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    cause: text({ enum: orderCauses }),
    /** What an admin wrote about it. */
    why: text(),
  },
  (t) => [index().on(t.orderId, t.at)],
)
