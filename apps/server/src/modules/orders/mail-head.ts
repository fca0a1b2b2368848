import type { OrderRow } from './use-cases/move-order.ts'

/** What every mail about an order says and leads to, by the order's key. */
export const mailHead = (order: OrderRow, publicUrl: string) => ({
  languageCode: order.languageCode,
  number: order.number ?? '',
  firstName: order.billingAddress.firstName,
  orderUrl: `${publicUrl}/orders/${order.id}?key=${order.orderKey}`,
})
