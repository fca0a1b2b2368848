import type { ReferralClick } from '@salvia/contract/referrals/referrals'
import { formatMoney } from '@salvia/rules/format/format'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'

/** Tells a newcomer who referred them, and what it brings them. */
export function ReferrerNote({ referrer: { referrer, newcomerBonus } }: { referrer: ReferralClick }) {
  const { fullName, practiceName } = referrer
  const name = practiceName ? `${fullName} (${practiceName})` : fullName
  return (
    <Note role="status" title={m.referral_invited_by({ name, product: PRODUCT_NAME })}>
      {newcomerBonus && m.referral_bonus_ahead({ amount: formatMoney(newcomerBonus, getLocale()) })}
    </Note>
  )
}
