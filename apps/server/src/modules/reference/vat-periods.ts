import { DAY_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import { utcDay } from '@salvia/rules/format/days'

type Confidence = 'high' | 'medium' | 'low'

/** A country in `data/tax/vat-rates.json`. Rates in percent; periods in descending order. */
export type VatSource = {
  countryCode: string
  standard: number
  periods: {
    effectiveFrom: CalendarDay
    rates: Record<string, number>
    /** Places with their own standard rate; 0 means outside the VAT area. */
    exceptions?: { name: string; postcode: string; standard: number }[]
  }[]
  foodSupplement: FoodSource | null
}

type FoodSource = {
  rate: number
  class: string
  confidence: Confidence
  note: string
  validFrom?: CalendarDay
  validTo?: CalendarDay
  rateBefore?: number
  rateAfter?: number
}

export type VatRow = {
  countryCode: string
  vatCategoryId: VatCategory
  taxRate: number
  validFrom: CalendarDay
  validTo: CalendarDay | null
  source: string
  confidence: Confidence
  dateAssumed: boolean
}

/** Start date assumed for a rate without one in the sources. */
const ASSUMED_FROM = '2024-01-01'
export const ALWAYS = '2000-01-01'

/** First day of a period; without one, 2000. */
export const startOf = (effectiveFrom: CalendarDay = ALWAYS): CalendarDay =>
  effectiveFrom > ALWAYS ? effectiveFrom : ALWAYS

/** Hundredths of a percent. */
export const hundredths = (percent: number): number => Math.round(percent * 100)

/** The rate's column in the newest period: a country may have several reduced rates. */
function columnOf(source: VatSource, kind: string, rate: number): string | undefined {
  const names = kind === 'standard' ? ['standard'] : Object.keys(source.periods[0]?.rates ?? {})
  const fitting = names.filter((name) => source.periods[0]?.rates[name] === rate)
  return fitting.find((name) => name === kind) ?? fitting[0]
}

type Dated = { rate: number; validFrom: CalendarDay; validTo: CalendarDay | null; dateAssumed: boolean }

/** The column's rates over time, oldest first, without steps that change nothing. */
function history(source: VatSource, column: string): Dated[] {
  const steps = source.periods
    .flatMap(({ effectiveFrom, rates }) => {
      const rate = rates[column]
      const validFrom = startOf(effectiveFrom)
      return rate === undefined ? [] : [{ rate, validFrom, validTo: null, dateAssumed: false }]
    })
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  return steps.filter((step, at) => step.rate !== steps[at - 1]?.rate)
}

/** A rate's history from the periods; if they do not contain it, it starts on an assumed day. */
function dated(source: VatSource, kind: string, rate: number): Dated[] {
  const column = columnOf(source, kind, rate)
  if (column) return history(source, column)
  return [{ rate, validFrom: ASSUMED_FROM, validTo: null, dateAssumed: true }]
}

/** A rate with its own dates: before it the old rate with its history, after its end the next one. */
function withOwnDates(source: VatSource, food: FoodSource): Dated[] {
  const { validFrom, validTo, rateBefore, rateAfter } = food
  if (!validFrom) return dated(source, food.class, food.rate)
  const before = rateBefore === undefined ? [] : dated(source, food.class, rateBefore)
  const own = { rate: food.rate, validFrom, validTo: null, dateAssumed: false }
  if (!validTo || rateAfter === undefined) return [...before, own]
  const dayAfter = utcDay(new Date(Date.parse(validTo) + DAY_MS))
  return [...before, own, { rate: rateAfter, validFrom: dayAfter, validTo: null, dateAssumed: false }]
}

const toRow = (source: VatSource, vatCategoryId: VatCategory, step: Dated, origin: Origin): VatRow => ({
  countryCode: source.countryCode,
  vatCategoryId,
  taxRate: hundredths(step.rate),
  validFrom: step.validFrom,
  validTo: step.validTo,
  source: origin.source,
  confidence: origin.confidence,
  dateAssumed: step.dateAssumed,
})

type Origin = { source: string; confidence: Confidence }

/**
 * A country's dated rates for the goods the shop sells; none if its food supplement rate is unknown, since nothing may
 * be sold there. Each row applies until the next one of its category.
 */
export function vatPeriods(source: VatSource): VatRow[] {
  const food = source.foodSupplement
  if (!food) return []
  const standard = dated(source, 'standard', source.standard)
  return [
    ...withOwnDates(source, food).map((step) =>
      toRow(source, 'FoodSupplement', step, { source: food.note, confidence: food.confidence }),
    ),
    ...standard.map((step) =>
      toRow(source, 'Standard', step, { source: 'TEDB, standard rate', confidence: 'high' }),
    ),
  ]
}
