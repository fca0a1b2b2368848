import { formatNumber } from '@salvia/rules/format/format'
import { toDays } from '@salvia/rules/plans/typed-entry/typed-amount'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DraftNumber } from './draft-number.tsx'

type Props = {
  label: string
  description?: string | undefined
  value: number | null
  most: number
  onChange: (days: number | null) => void
}

/** A whole number of days from 1, or the number of a day. */
export const DaysField = ({ most, ...field }: Props) => (
  <DraftNumber
    {...field}
    read={(typed) => toDays(typed, most)}
    wrong={(kept) =>
      kept === null ? wrongDays(most) : m.plan_days_wrong_kept({ most: number(most), kept: number(kept) })
    }
  />
)

export const wrongDays = (most: number): string => m.plan_days_wrong({ most: number(most) })

const number = (days: number): string => formatNumber(days, getLocale())
