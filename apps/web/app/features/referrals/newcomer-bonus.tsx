import type { User } from '@salvia/contract/people/current-user'
import { formatMoney } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'

/** The bonus that a referred practitioner still waits for; nothing for everyone else. */
export function NewcomerBonus({ user: { newcomerBonusAmount, referrerInfo, isApproved } }: { user: User }) {
  if (newcomerBonusAmount === null) return null
  const amount = formatMoney(newcomerBonusAmount, getLocale())
  return (
    <Note
      tone="tip"
      title={
        referrerInfo
          ? m.referral_waiting_of({ amount, name: referrerInfo.fullName })
          : m.referral_waiting({ amount })
      }
    >
      {isApproved ? m.referral_waiting_text_approved() : m.referral_waiting_text()}
    </Note>
  )
}
