import type { PayoutSummary } from '@salvia/contract/payouts/admin-payouts'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

type Figure = PayoutSummary['sepa']

export const placesOf = ({ count, amount }: Figure) => ({ count, amount: formatMoney(amount, getLocale()) })

/** How payouts stand: what is to be done first, else when the next run is. */
export function payoutState({ sepa, manual, inFile, nextRunOn, isSellerComplete }: PayoutSummary): string {
  if (!isSellerComplete) return m.payouts_state_seller()
  if (sepa.count > 0) return m.payouts_state_sepa(placesOf(sepa))
  if (manual.count > 0) return m.payouts_state_manual(placesOf(manual))
  if (inFile.count > 0) return m.payouts_state_in_file(placesOf(inFile))
  return m.payouts_state_none({ date: formatDate(nextRunOn, getLocale()) })
}

/** What else waits. */
export const otherPayouts = ({ sepa, manual, inFile, held }: PayoutSummary): string[] => [
  ...(manual.count > 0 && sepa.count > 0 ? [m.payouts_state_manual(placesOf(manual))] : []),
  ...(inFile.count > 0 && sepa.count + manual.count > 0 ? [m.payouts_state_in_file(placesOf(inFile))] : []),
  ...(held.count > 0 ? [m.payouts_state_held(placesOf(held))] : []),
]
