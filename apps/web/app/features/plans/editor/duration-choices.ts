import { type Duration, durations } from '@salvia/contract/words/plans'
import { globalDuration } from '@salvia/rules/plans/global-duration'
import { durationWord } from '../duration-words.ts'

export const NO_CHOICE = { value: '', label: '–' }

export const durationChoices = () => [
  NO_CHOICE,
  ...durations.map((value) => ({ value, label: durationWord(value) })),
]

export const toDuration = (value: string): Duration | null => durations.find((each) => each === value) ?? null

/** How long a new item lasts: as long as all others do. When they are taken, as needed, says nothing of it. */
export function carriedDuration(items: { duration: Duration | null }[]): Duration | null {
  const shared = toDuration(globalDuration(items))
  return shared === 'AsNeeded' ? null : shared
}
