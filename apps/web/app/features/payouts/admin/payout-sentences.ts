import type { PayoutSummary, RunPreview } from '@salvia/contract/payouts/admin-payouts'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

type Figure = PayoutSummary['sepa']

const placesOf = ({ count, amount }: Figure) => ({ count, amount: formatMoney(amount, getLocale()) })

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

/** What a run would pay; of a later day with what of it is still to become available. */
export function runSum({ becomesAvailable, ...payable }: RunPreview['payable']): string {
  if (becomesAvailable.amount === 0) return m.payouts_preview_sum(placesOf(payable))
  const all = { ...becomesAvailable, amount: payable.amount.amount + becomesAvailable.amount }
  const { amount: available } = placesOf(payable)
  const coming = formatMoney(becomesAvailable, getLocale())
  return m.payouts_preview_sum_ahead({ ...placesOf({ ...payable, amount: all }), available, coming })
}
