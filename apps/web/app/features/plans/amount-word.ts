import type { CountableFormat } from '@salvia/contract/reference/reference'
import { formatNumber } from '@salvia/rules/format/format'
import { getLocale } from '#app/paraglide/runtime.js'

/** `2 capsules` in the user's language; 1 or less is singular. */
export function amountWord(amount: number, formatId: string | null, formats: CountableFormat[]): string {
  const language = getLocale()
  const format = formats.find(({ id }) => id === formatId)
  const names = amount > 1 ? format?.pluralNames : format?.names
  return [formatNumber(amount, language), names?.[language]].filter(Boolean).join(' ')
}
