import type { CountableFormat } from '@salvia/contract/reference/reference'
import { formatNumber } from '@salvia/rules/format/format'
import { isSingular } from '@salvia/rules/format/is-singular'
import { getLocale } from '#app/paraglide/runtime.js'

/** `2 capsules` in the user's language. */
export function amountWord(amount: number, formatId: string | null, formats: CountableFormat[]): string {
  const language = getLocale()
  const format = formats.find(({ id }) => id === formatId)
  const names = isSingular(amount, language) ? format?.names : format?.pluralNames
  return [formatNumber(amount, language), names?.[language]].filter(Boolean).join(' ')
}
