import { memoize } from '@salvia/contract/memoize'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { intl } from './format.ts'

// Beside format.ts, which every page loads.

type Digits = '0' | '1' | '2' | '3'

const amountFormat = memoize(
  (language: LanguageCode, digits: Digits) =>
    new Intl.NumberFormat(intl[language], { maximumFractionDigits: Number(digits) }),
)

/** What labels write at most after the sign: as many digits as make four with those before it, and three. */
const fractionDigits = (value: number): Digits => {
  const size = Math.abs(value)
  if (size >= 1000) return '0'
  if (size >= 100) return '1'
  return size >= 10 ? '2' : '3'
}

/** An amount of a label, or a sum of such, as exactly as labels do: 0.125, 187.5, 2,667. */
export const formatAmount = (value: number, language: LanguageCode): string =>
  amountFormat(language, fractionDigits(value)).format(value)

const listFormat = memoize(
  (language: LanguageCode) => new Intl.ListFormat(intl[language], { type: 'conjunction' }),
)

/** `iron, zinc and copper`. */
export const formatList = (parts: string[], language: LanguageCode): string =>
  listFormat(language).format(parts)

const measureFormat = memoize(
  (language: LanguageCode, unit: 'gram' | 'milliliter') =>
    new Intl.NumberFormat(intl[language], {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 2,
    }),
)

/** A measured amount with its unit: 10 ml. */
export const formatMeasure = (value: number, unit: 'gram' | 'milliliter', language: LanguageCode): string =>
  measureFormat(language, unit).format(value)

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

const sizeFormat = memoize(
  (language: LanguageCode, unit: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(intl[language], {
      style: 'unit',
      unit,
      maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
    }),
)

/** The size of a file, of which none is empty: at least 1 kB. */
export const formatBytes = (bytes: number, language: LanguageCode): string =>
  bytes < MEGABYTE
    ? sizeFormat(language, 'kilobyte').format(Math.max(1, bytes / KILOBYTE))
    : sizeFormat(language, 'megabyte').format(bytes / MEGABYTE)

type WaitUnit = 'second' | 'minute' | 'hour'

const waitFormat = memoize(
  (language: LanguageCode, unit: WaitUnit) =>
    new Intl.NumberFormat(intl[language], { style: 'unit', unit, unitDisplay: 'long' }),
)

const MINUTE = 60
const HOUR = 3600

/** 42 → 42 seconds, 150 → 3 minutes, 85,000 → 24 hours: never less than there is to wait. */
export function formatWait(seconds: number, language: LanguageCode): string {
  if (seconds < 2 * MINUTE) return waitFormat(language, 'second').format(seconds)
  if (seconds < 2 * HOUR) return waitFormat(language, 'minute').format(Math.ceil(seconds / MINUTE))
  return waitFormat(language, 'hour').format(Math.ceil(seconds / HOUR))
}
