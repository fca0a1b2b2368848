import type { OrderOptions } from '../modules/orders/index.ts'
import {
  findPayment,
  hasOpenDispute,
  listPaymentEntries,
  paymentStatusOfOrders,
  refundedOfOrders,
} from '../modules/payments/index.ts'

/** What payments know about orders, which are below them. */
export const orderPayments: OrderOptions = {
  findPayment,
  paymentStatusOfOrders,
  refundedOfOrders,
  hasOpenDispute,
  listPaymentEntries,
}
