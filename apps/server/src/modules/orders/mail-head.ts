import { pageAddress } from '#kernel/page-address'
import type { OrderRow } from './use-cases/move-order.ts'

/** What every mail about an order says and leads to, by the order's key. */
export const mailHead = (order: OrderRow, publicUrl: string) => ({
  languageCode: order.languageCode,
  number: order.number ?? '',
  firstName: order.billingAddress.firstName,
  orderUrl: `${publicUrl}/orders/${order.id}?key=${order.orderKey}`,
})

/** Where a buyer reads the right of withdrawal and the terms, in the language of the order. */
export const rightsAt = ({ languageCode }: OrderRow, publicUrl: string) => ({
  withdrawal: pageAddress(languageCode, publicUrl, 'withdrawal'),
  terms: pageAddress(languageCode, publicUrl, 'general-terms-conditions'),
})
