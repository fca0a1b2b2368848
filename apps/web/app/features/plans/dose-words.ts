import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import type { CountableFormat } from '@salvia/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { amountWord } from './amount-word.ts'
import { durationWord } from './duration-words.ts'
import { foodWord, timeWords } from './intake-words.ts'
import { scheduleWords } from './schedule-words.ts'

type Format = CountableFormat
export type Instructions = Pick<
  RecommendationItem,
  | 'intakeAmount'
  | 'intakeFormatId'
  | 'intakeTime'
  | 'intakeFoodInstruction'
  | 'duration'
  | 'schedule'
  | 'notes'
>

function doseWords(item: Instructions, formats: Format[]): (string | null)[] {
  const { intakeAmount, intakeFormatId, intakeTime, schedule } = item
  if (schedule) return scheduleWords({ schedule, intakeFormatId }, formats)
  return [
    intakeAmount === null ? null : amountWord(intakeAmount, intakeFormatId, formats),
    intakeTime.length > 0 ? timeWords(intakeTime) : null,
  ]
}

/** An item's instructions in short: amount and how it changes, times, food, duration. */
export function instructionWords(item: Instructions, formats: Format[]): string[] {
  return [
    ...doseWords(item, formats),
    item.intakeFoodInstruction && foodWord(item.intakeFoodInstruction),
    item.duration && durationWord(item.duration),
  ].filter((word): word is string => Boolean(word))
}

export const useIntakeFormats = (): Format[] => useQuery(intakeFormatsQuery).data ?? []
