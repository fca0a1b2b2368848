import { z } from 'zod'
import { Address } from '../cart/cart.ts'
import { linePrices, Totals } from '../catalogue/prices.ts'
import { pageOf, pageQuery } from '../page.ts'
import { Dispute, Refund } from '../payments/refunds.ts'
import { route } from '../route.ts'
import {
  CountryCode,
  CurrencyCode,
  Day,
  Email,
  Flag,
  Id,
  IdParams,
  Instant,
  Line,
  ListOf,
  Money,
  OrderKeyQuery,
  Text,
} from '../wire.ts'
import { pickingPolicies } from '../words/checkout.ts'
import { orderLengths, personLengths } from '../words/lengths.ts'
import {
  archivedStatuses,
  orderActors,
  orderCauses,
  orderStatuses,
  paymentStatuses,
} from '../words/orders.ts'
import { Reorder } from './reorder.ts'
import { Shipment } from './shipment.ts'
import { VatTrace } from './vat-trace.ts'

const orderRow = {
  id: Id,
  /** Assigned when the order is placed. */
  number: z.string().nullable(),
  status: z.enum(orderStatuses),
  /** For admins: how it had ended when it was archived. Null for all others, who read that as its status. */
  archivedFrom: z.enum(archivedStatuses).nullable(),
  createdAt: Instant,
  placedAt: Instant.nullable(),
  itemsCount: z.int(),
  totalAmount: Money,
  countryCode: CountryCode,
  currencyCode: CurrencyCode,
  recommendation: z.object({ id: Id, shareCode: z.string(), name: z.string() }).nullable(),
  practitionerName: z.string().nullable(),
  /** Paid, but out of stock in between: ships later than promised. */
  isBackOrder: z.boolean(),
  /** Who ordered it for the reader, to whom it goes; empty once that account is gone, null where nobody else did. */
  orderedBy: z.string().nullable(),
}

/** Null for the plan's practitioner and for whom somebody else ordered, who may not see buyer and payment data. */
const ordered = z
  .object({
    /** To whom it goes; empty once the buyer's account is erased. */
    name: z.string(),
    email: z.string(),
    /** Null while no payment was started. */
    payment: z.enum(paymentStatuses).nullable(),
  })
  .nullable()

export const OrderCard = z.object({
  ...orderRow,
  ordered,
  /** Neither canceled nor refunded, and every parcel of it has arrived or is taken to have. */
  isDelivered: z.boolean(),
  /** Neither canceled nor wholly refunded, and the buyer withdrew from all packs that were not refunded; null where `ordered` is. */
  isWithdrawn: z.boolean().nullable(),
  /** Neither canceled nor with the status Refunded, and the price of every pack was paid back or is on its way back. */
  isRefunded: z.boolean(),
  /**
   * Neither canceled nor refunded, with packs that no parcel brings any more and that are not refunded: Some of those not
   * refunded, or All of them, since every parcel was canceled; null without any.
   */
  packsNotSent: z.enum(['Some', 'All']).nullable(),
})
export type OrderCard = z.infer<typeof OrderCard>

export const OrderLine = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  brandName: z.string(),
  imageUrl: z.string(),
  ...linePrices,
  vat: Money,
  /** Packs whose price was paid back or is on its way back. */
  refundedQuantity: z.int(),
  /** Packs from which the buyer withdrew; null where `buyer` is. */
  withdrawnQuantity: z.int().nullable(),
  /** Those of them whose price is not on its way back yet; null where `buyer` is. */
  owedQuantity: z.int().nullable(),
})

export const Order = z.object({
  ...orderRow,
  lines: z.array(OrderLine),
  totals: Totals,
  carrier: z.object({ id: z.string(), name: z.string() }).nullable(),
  pickingPolicy: z.enum(pickingPolicies),
  expectedDelivery: z.array(z.object({ from: Day, to: Day, productIds: z.array(Id) })),
  history: z.array(
    z.object({
      from: z.enum(orderStatuses).nullable(),
      to: z.enum(orderStatuses),
      at: Instant,
      /** The system: the gateway, or a job. */
      who: z.enum(orderActors),
      cause: z.enum(orderCauses).nullable(),
      /** What an admin wrote about it; null for everyone else. */
      why: z.string().nullable(),
    }),
  ),
  mayCancel: z.boolean(),
  mayPay: z.boolean(),
  /** What an admin may still refund; zero for everyone else. */
  refundable: Money,
  /** Null for the plan's practitioner and for whom somebody else ordered, who may not see buyer and payment data. */
  buyer: z
    .object({
      /** Empty once the buyer's account is erased. */
      email: z.union([Email, z.literal('')]),
      note: z.string(),
      shippingAddress: Address,
      billingAddress: Address,
      /** How the VAT came about; null for everyone but admins. */
      vatTrace: VatTrace.nullable(),
      /** When a guest's order was added to an account, and whose; the name is for that account and admins. */
      claim: z.object({ at: Instant, name: z.string().nullable() }).nullable(),
      /**
       * How who has no more than its key comes to find it in an account: by the link of the mail of a guest's order, or by
       * signing in, where it is among an account's orders; null where neither does.
       */
      account: z.enum(['ByMail', 'SignIn']).nullable(),
      /** What the buyer's wallet paid of the total, or is to pay; null if nothing. */
      balanceUsed: Money.nullable(),
      payment: z
        .object({
          status: z.enum(paymentStatuses),
          isTest: z.boolean(),
          /** What went back or is on its way, and what failed to; the newest first. */
          refunds: z.array(Refund),
          /** What the buyer disputes at the bank; for admins, empty for everyone else. */
          disputes: z.array(Dispute),
        })
        .nullable(),
    })
    .nullable(),
})
export type Order = z.infer<typeof Order>

export const OrderWithShipments = Order.extend({ shipments: z.array(Shipment) })
export type OrderWithShipments = z.infer<typeof OrderWithShipments>

const OrderParams = z.strictObject({ orderId: Id })

/** What narrows a list of orders. */
const orderFilters = {
  status: ListOf(z.enum(orderStatuses)).optional(),
  placedFrom: Instant.optional(),
  placedTo: Instant.optional(),
  recommendationId: Id.optional(),
  practitionerId: Id.optional(),
  /** It came by a practitioner: what insights count. */
  hasPractitioner: Flag.optional(),
  /** Orders from plans that count for this client of theirs, and those that the plans' practitioner made for it. */
  clientId: Id.optional(),
  productId: Id.optional(),
  countryCode: CountryCode.optional(),
  /** Not of the orders of own plans. */
  payment: z.enum(paymentStatuses).optional(),
  /** Paid and waiting for products that ran out. */
  isOpenBackOrder: Flag.optional(),
  /** Packs were withdrawn and are not refunded yet. Not of the orders of own plans. */
  hasOpenWithdrawal: Flag.optional(),
  /** Packs that were paid for are in no parcel any more, and not refunded. For admins. */
  hasPacksNotSent: Flag.optional(),
  /** A payment is disputed at the bank, which has not decided. For admins. */
  hasOpenDispute: Flag.optional(),
  /** Not paid yet, or under way: what a buyer waits for. Not of the orders of own plans. */
  isOpen: Flag.optional(),
  query: Line(personLengths.query).optional(),
}

export const orders = {
  list: route({
    method: 'GET',
    url: '/orders',
    config: { access: 'user' },
    schema: {
      summary: 'Own orders and those made for the caller, or the orders of own plans; all for admins',
      querystring: z.strictObject({
        of: z.enum(['own', 'plans']).default('own'),
        ...orderFilters,
        ...pageQuery(),
      }),
      response: { 200: pageOf(OrderCard) },
    },
  }),
  export: route({
    method: 'GET',
    url: '/admin/orders/export',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'The orders of the list as CSV, a row for each line and for the delivery at each VAT rate',
      querystring: z.strictObject(orderFilters),
      response: { 200: z.unknown() },
    },
  }),
  get: route({
    method: 'GET',
    url: '/orders/:id',
    config: { access: 'owner', orderKey: true },
    schema: { summary: 'One order', params: IdParams, querystring: OrderKeyQuery, response: { 200: Order } },
  }),
  getWithShipments: route({
    method: 'GET',
    url: '/orders/v2/:id',
    config: { access: 'owner', orderKey: true },
    schema: {
      summary: 'One order with its shipments',
      params: IdParams,
      querystring: OrderKeyQuery,
      response: { 200: OrderWithShipments },
    },
  }),
  reorder: route({
    method: 'GET',
    url: '/orders/:orderId/reorder',
    config: { access: 'owner', orderKey: true, addition: true },
    schema: {
      summary: 'What of an order can be ordered again now, and what not and why',
      params: OrderParams,
      querystring: OrderKeyQuery,
      response: { 200: Reorder },
    },
  }),
  cancel: route({
    method: 'PUT',
    url: '/orders/:orderId/cancel',
    config: { access: 'owner', orderKey: true },
    schema: {
      summary: 'Cancels an order',
      params: OrderParams,
      querystring: OrderKeyQuery,
      /** `why`: an admin's reason, for the team. */
      body: z.strictObject({ why: Text(orderLengths.why).min(1).optional() }).nullish(),
      response: { 200: Order },
    },
  }),
}
