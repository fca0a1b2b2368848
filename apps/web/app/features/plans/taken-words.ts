import type { CountableFormat } from '@salvia/contract/reference/reference'
import { frequencyOf } from '@salvia/rules/plans/dose-schedule'
import { amountWord } from './amount-word.ts'
import { timeWord } from './intake-words.ts'

/** How often a day, where that is more than once at no given time. */
export function frequencyWord(times: number): string | null {
  const frequency = times > 1 ? frequencyOf(times) : null
  return frequency && timeWord(frequency)
}

type Taken = { units: number; times: number; item: { intakeFormatId: string | null } }

/** `2 tablets`; `2 tablets · Twice a day` where they are taken apart, and never added up. */
export const takenWords = ({ units, times, item }: Taken, formats: CountableFormat[]): string =>
  [amountWord(units / times, item.intakeFormatId, formats), frequencyWord(times)].filter(Boolean).join(' · ')
