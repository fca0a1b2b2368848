import { memoize } from '@salvia/contract/memoize'
import type { Money } from '@salvia/contract/money'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { LanguageCode } from '@salvia/contract/words/locale'

/** en-GB: day before month. */
export const intl: Record<LanguageCode, string> = { en: 'en-GB', de: 'de', nl: 'nl', fr: 'fr' }

const MINOR_DIGITS = 2

/** Minor units as a decimal string, without floating point. */
function decimal({ amount }: Pick<Money, 'amount'>): number {
  const digits = String(Math.abs(amount)).padStart(MINOR_DIGITS + 1, '0')
  return Number(`${amount < 0 ? '-' : ''}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`)
}

const moneyFormat = memoize(
  (language: LanguageCode, currency: string) =>
    new Intl.NumberFormat(intl[language], { style: 'currency', currency }),
)

const rateFormat = memoize(
  (language: LanguageCode) =>
    new Intl.NumberFormat(intl[language], { style: 'percent', maximumFractionDigits: 2 }),
)

const percentFormat = memoize(
  (language: LanguageCode) => new Intl.NumberFormat(intl[language], { style: 'percent' }),
)

const numberFormat = memoize(
  (language: LanguageCode) => new Intl.NumberFormat(intl[language], { maximumFractionDigits: 2 }),
)

/** An amount in the reader's language, with a true minus sign; also in a currency that a gateway took unasked. */
export const formatMoney = (money: { amount: number; currency: string }, language: LanguageCode): string =>
  moneyFormat(language, money.currency).format(decimal(money)).replace('-', '−')

/** Hundredths of a percent, as a VAT rate is kept: 900 → 9%. */
export const formatRate = (hundredths: number, language: LanguageCode): string =>
  rateFormat(language).format(hundredths / 10_000)

export const formatPercent = (percent: number, language: LanguageCode): string =>
  percentFormat(language).format(percent / 100)

export const formatNumber = (value: number, language: LanguageCode): string =>
  numberFormat(language).format(value)

export type DateStyle =
  | 'figures'
  | 'month'
  | 'monthYear'
  | 'day'
  | 'weekday'
  | 'short'
  | 'shortYear'
  | 'clock'
  | 'time'
  | 'timeYear'
  | 'moment'
  | 'momentZone'

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  figures: { day: '2-digit', month: '2-digit', year: 'numeric' },
  month: { month: 'long' },
  monthYear: { month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
  shortYear: { day: 'numeric', month: 'short', year: 'numeric' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  time: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeYear: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  momentZone: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
}

const dateFormat = memoize(
  (language: LanguageCode, style: DateStyle, timeZone: string) =>
    new Intl.DateTimeFormat(intl[language], { ...dateOptions[style], timeZone }),
)

/** French counts the first day of a month (1er décembre), and no other. */
const FRENCH_FIRST = /(?<!\S)1(?=\s\p{L})/u

const written = (format: Intl.DateTimeFormat, date: Date, language: LanguageCode): string => {
  const text = format.format(date)
  return language === 'fr' ? text.replace(FRENCH_FIRST, '1er') : text
}

/** A calendar day (`2026-11-24`), or an instant by UTC. */
export const formatDate = (date: CalendarDay, language: LanguageCode, style: DateStyle = 'day'): string =>
  written(dateFormat(language, style, 'UTC'), new Date(date), language)

/** How an instant is written: in which language, in which style, and in which IANA time zone. */
export type InstantFormat = { language: LanguageCode; style: DateStyle; timeZone: string }

/** An instant by the clock of a time zone. */
export const formatInstant = (instant: string, { language, style, timeZone }: InstantFormat): string =>
  written(dateFormat(language, style, timeZone), new Date(instant), language)

const clockFormat = memoize(
  (language: LanguageCode) =>
    new Intl.DateTimeFormat(intl[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** The time of day of an instant, by the reader's own clock: for the browser only. */
export const formatClock = (instant: string, language: LanguageCode): string =>
  clockFormat(language).format(new Date(instant))

const countryNames = memoize(
  (language: LanguageCode) => new Intl.DisplayNames([intl[language]], { type: 'region', fallback: 'code' }),
)

const learnedNames = new Map<string, string>()

/**
 * Takes a country's name as it was made elsewhere: for the first name of all, a browser loads those of every country,
 * which holds a phone up for a tenth of a second and more.
 */
export const learnCountryName = (code: string, language: LanguageCode, name: string): void =>
  void learnedNames.set(`${language} ${code}`, name)

export const countryName = (code: string, language: LanguageCode): string =>
  learnedNames.get(`${language} ${code}`) ?? String(countryNames(language).of(code))

const languageNames = memoize(
  (language: LanguageCode) => new Intl.DisplayNames([language], { type: 'language' }),
)

/** A language as another names it, within a sentence. */
export const languageWord = (code: LanguageCode, language: LanguageCode): string =>
  String(languageNames(language).of(code))

/** A language's own name, capitalised. */
export const languageName = memoize((code: LanguageCode): string => {
  const name = String(new Intl.DisplayNames([code], { type: 'language' }).of(code))
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1)
})
