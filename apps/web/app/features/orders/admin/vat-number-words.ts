import type { Order } from '@salvia/contract/orders/orders'
import { m } from '#app/paraglide/messages.js'

type Buyer = Pick<NonNullable<Order['buyer']>, 'billingAddress' | 'vatTrace'>

/** The VAT number that an order was bought with, and what its check said; null without one. */
export function vatNumberWords({ billingAddress, vatTrace }: Buyer): string | null {
  const number = billingAddress.vatNumber
  if (!number) return null
  if (vatTrace?.exemption) return `${number} · ${m.vat_valid()}`
  return vatTrace?.unconfirmedVatNumber ? `${number} · ${m.admin_order_vat_unconfirmed()}` : number
}
