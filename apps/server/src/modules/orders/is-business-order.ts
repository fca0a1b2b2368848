import { isBusinessBuyer } from '@salvia/rules/orders/is-business-buyer'
import type { OrderRow } from './use-cases/move-order.ts'

/** Whether a business ordered. An older order kept no outcome: only an exempt one was surely a business's. */
export function isBusinessOrder({ billingAddress: { company }, vatTrace }: OrderRow): boolean {
  const { vatNumberOutcome, exemption } = vatTrace
  return isBusinessBuyer({ company, vatNumberOutcome: vatNumberOutcome ?? (exemption ? 'Confirmed' : null) })
}
