import type { Money } from '@salvia/contract/money'
import type { LanguageCode } from '@salvia/contract/words/locale'

const MINOR_UNITS = 100

export const formatMoney = (money: Money, language: LanguageCode): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: money.currency }).format(
    money.amount / MINOR_UNITS,
  )

/** `day` is an ISO date, shown as weekday, day and month. */
export const formatDay = (day: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
