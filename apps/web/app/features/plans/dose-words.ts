import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import type { CountableFormat } from '@salvia/contract/reference/reference'
import { formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { intakeFormatsQuery } from '#app/api/intake-formats-query.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { durationWord, foodWord, timeWord } from './intake-words.ts'

type Format = CountableFormat
export type Instructions = Pick<
  RecommendationItem,
  'intakeAmount' | 'intakeFormatId' | 'intakeTime' | 'intakeFoodInstruction' | 'duration' | 'notes'
>

/** `2 capsules`, in the reader's language; one or less is singular. */
export function amountWord(amount: number, formatId: string | null, formats: Format[]): string {
  const language = getLocale()
  const format = formats.find(({ id }) => id === formatId)
  const names = amount > 1 ? format?.pluralNames : format?.names
  return [formatNumber(amount, language), names?.[language]].filter(Boolean).join(' ')
}

/** The instructions of an item as its few words: amount, times, food, duration. */
export function instructionWords(item: Instructions, formats: Format[]): string[] {
  return [
    item.intakeAmount === null ? null : amountWord(item.intakeAmount, item.intakeFormatId, formats),
    item.intakeTime.length > 0 ? item.intakeTime.map(timeWord).join(', ') : null,
    item.intakeFoodInstruction && foodWord(item.intakeFoodInstruction),
    item.duration && durationWord(item.duration),
  ].filter((word): word is string => Boolean(word))
}

export const useIntakeFormats = (): Format[] => useQuery(intakeFormatsQuery).data ?? []
