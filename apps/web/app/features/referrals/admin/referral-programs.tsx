import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { pendingReferralsQuery, referralProgramsQuery } from './admin-referral-queries.ts'
import css from './referral-list.module.css'

const day = (date: CalendarDay) => formatDate(date, getLocale())

/** How many referrals wait. Nothing until it is known. */
export function ReferralState() {
  const count = useQuery(pendingReferralsQuery).data?.pager.count
  return count === undefined ? null : m.referrals_state({ count })
}

/** The programs with their bonuses and durations. */
export function ReferralPrograms() {
  const { data: programs = [] } = useQuery(referralProgramsQuery)
  if (programs.length === 0) return null
  return (
    <div className={css.state}>
      <Note>
        {programs.map(({ id, name, referrerBonus, newcomerBonus, validFrom, validTo }) => (
          <p key={id}>
            {m.referrals_program({
              name,
              referrer: formatMoney(referrerBonus, getLocale()),
              newcomer: formatMoney(newcomerBonus, getLocale()),
            })}{' '}
            {validTo === null
              ? m.referrals_program_from({ from: day(validFrom) })
              : m.referrals_program_between({ from: day(validFrom), to: day(validTo) })}
          </p>
        ))}
      </Note>
    </div>
  )
}
