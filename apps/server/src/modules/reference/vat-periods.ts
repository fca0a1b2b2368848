import { DAY_MS } from '@salvia/contract/durations'
import type { VatCategory } from '@salvia/contract/words/catalogue'

type Confidence = 'high' | 'medium' | 'low'

/** A country in `data/tax/vat-rates.json`. Rates are percents; periods run from the newest back. */
export type VatSource = {
  countryCode: string
  standard: number
  periods: {
    effectiveFrom: string
    rates: Record<string, number>
    /** Places with a standard rate of their own; 0: outside the VAT area. */
    exceptions?: { name: string; postcode: string; standard: number }[]
  }[]
  foodSupplement: FoodSource | null
}

type FoodSource = {
  rate: number
  class: string
  confidence: Confidence
  note: string
  validFrom?: string
  validTo?: string
  rateBefore?: number
  rateAfter?: number
}

export type VatRow = {
  countryCode: string
  vatCategoryId: VatCategory
  taxRate: number
  validFrom: string
  validTo: string | null
  source: string
  confidence: Confidence
  dateAssumed: boolean
}

/** From when a rate counts that no source dates. */
const ASSUMED_FROM = '2024-01-01'
export const ALWAYS = '2000-01-01'

/** The first day of a period; one that has none counts from 2000 on. */
export const startOf = (effectiveFrom = ALWAYS): string => [effectiveFrom, ALWAYS].sort().at(-1) ?? ALWAYS

/** Hundredths of a percent. */
export const hundredths = (percent: number): number => Math.round(percent * 100)

/** The rate's own column in the newest period that has it: a country may have several reduced rates. */
function columnOf(source: VatSource, kind: string, rate: number): string | undefined {
  const names = kind === 'standard' ? ['standard'] : Object.keys(source.periods[0]?.rates ?? {})
  const fitting = names.filter((name) => source.periods[0]?.rates[name] === rate)
  return fitting.find((name) => name === kind) ?? fitting[0]
}

type Dated = { rate: number; validFrom: string; validTo: string | null; dateAssumed: boolean }

/** The column's rates over time, oldest first, steps that change nothing left out. */
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

/** What the periods know of a rate; one that they do not know counts from an assumed day. */
function dated(source: VatSource, kind: string, rate: number): Dated[] {
  const column = columnOf(source, kind, rate)
  if (column) return history(source, column)
  return [{ rate, validFrom: ASSUMED_FROM, validTo: null, dateAssumed: true }]
}

/** A rate with a day of its own: before it the old rate with its history, after its end the next one. */
function withOwnDates(source: VatSource, food: FoodSource): Dated[] {
  const { validFrom, validTo, rateBefore, rateAfter } = food
  if (!validFrom) return dated(source, food.class, food.rate)
  const before = rateBefore === undefined ? [] : dated(source, food.class, rateBefore)
  const own = { rate: food.rate, validFrom, validTo: null, dateAssumed: false }
  if (!validTo || rateAfter === undefined) return [...before, own]
  const dayAfter = new Date(Date.parse(validTo) + DAY_MS).toISOString().slice(0, 10)
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
 * The dated rates of a country for the goods that the shop sells; none for a country whose food supplement rate is
 * not known, since nothing may be sold there. Each row counts until the next one of its category.
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
