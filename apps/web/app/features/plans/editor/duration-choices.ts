import { type Duration, durations } from '@salvia/contract/words/plans'
import { durationWord } from '../duration-words.ts'

export const NO_CHOICE = { value: '', label: '–' }

export const durationChoices = () => [
  NO_CHOICE,
  ...durations.map((value) => ({ value, label: durationWord(value) })),
]

export const toDuration = (value: string): Duration | null => durations.find((each) => each === value) ?? null
