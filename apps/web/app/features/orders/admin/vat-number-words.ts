import type { Order } from '@salvia/contract/orders/orders'
import { m } from '#app/paraglide/messages.js'

type Buyer = Pick<NonNullable<Order['buyer']>, 'billingAddress' | 'vatTrace'>

const outcomes = { Confirmed: m.vat_valid, FormatValid: m.vat_format_valid, Invalid: m.form_vat_invalid }

/** The VAT number that an order was bought with, and what its check said if that was kept; null without one. */
export function vatNumberWords({ billingAddress, vatTrace }: Buyer): string | null {
  const number = billingAddress.vatNumber
  if (!number) return null
  const outcome = vatTrace?.exemption ? 'Confirmed' : vatTrace?.vatNumberOutcome
  return outcome ? `${number} · ${outcomes[outcome]()}` : number
}
