import { memoize } from '@salvia/contract/memoize'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { intl } from './format.ts'

const MINOR_UNITS = 100

const format = memoize(
  (language: LanguageCode, currency: string) =>
    new Intl.NumberFormat(intl[language], {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** An amount as an axis marks it: without the decimals of whole amounts. */
export const formatRoundMoney = (
  { amount, currency }: { amount: number; currency: string },
  language: LanguageCode,
): string =>
  format(language, currency)
    .format(amount / MINOR_UNITS)
    .replace('-', '−')
