import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { ComparedIngredient } from '../comparison/compare-ingredients.ts'
import { type DoseCalendar, type DosedItem, doseCalendar } from '../plans/dose-calendar.ts'
import { heaviestDay } from '../plans/heaviest-day.ts'
import { dividedBy, type Fraction, fractionOf, plus, times, toDecimal } from './fraction.ts'
import {
  countedTowards,
  doseIn,
  percentOf,
  type ReferenceValue,
  type UpperLevel,
  useOfLevel,
} from './nutrient-reference.ts'
import { isNutritionFact } from './nutrition-facts.ts'

export type LedgerItem = DosedItem & {
  productId: string
  productName: string
  intakeFormatId: string | null
  mainServing: { amount: number; intakeFormatId: string } | null
  /** The rows of the label, for one main serving; as they are printed, since sources are told by their words. */
  rows: ComparedIngredient[]
}

export type NutrientFacts = {
  key: string
  reference: ReferenceValue | null
  upperLevels: (UpperLevel & { source: string })[]
}

/** A line of the arithmetic: `units` × `perUnit` = `amount`, each in the unit of the entry, to three decimals. */
export type LedgerPart = {
  productId: string
  productName: string
  units: number
  perUnit: number
  amount: number
}

/** An upper level with what counts towards it on the day that has most of it. */
export type LedgerLevel = {
  level: UpperLevel & { source: string }
  perDay: number
  percent: number
  isAbove: boolean
}

export type LedgerEntry = {
  /** The nutrient, or the ingredient that is none. */
  key: string
  ingredientId: string
  name: string
  isNutrient: boolean
  /** The most of a day; null with its unit where no label gives an amount. */
  perDay: number | null
  unit: DoseUnit | null
  /** Whole percents of the nutrient reference value; null without one. */
  referencePercent: number | null
  /** The one most used; null where no level is known for it, which does not mean that there is none. */
  level: LedgerLevel | null
  parts: LedgerPart[]
  /** Products that hold it in an amount that is not printed or has no value in the unit. */
  notCounted: { productId: string; productName: string }[]
  /** Whether several products hold it. */
  isRepeated: boolean
}

export type NotCounted = 'DoseUnknown' | 'LabelUnknown' | 'ServingUnknown' | 'FormatDiffers'

export type PlanLedger = {
  entries: LedgerEntry[]
  /** Items of which nothing is in the entries, and why. */
  notCounted: { productId: string; productName: string; reason: NotCounted }[]
}

type Product = { item: LedgerItem; calendar: DoseCalendar; serving: Fraction }
/** The rows of a product that are of one nutrient or active. */
type Held = { product: Product; first: ComparedIngredient; rows: ComparedIngredient[] }

const PLACES = 3

function readItem(item: LedgerItem): Product | NotCounted {
  const calendar = doseCalendar(item)
  if (!calendar.isKnown) return 'DoseUnknown'
  if (item.rows.length === 0) return 'LabelUnknown'
  if (!item.mainServing?.amount) return 'ServingUnknown'
  if (item.mainServing.intakeFormatId !== item.intakeFormatId) return 'FormatDiffers'
  return { item, calendar, serving: fractionOf(item.mainServing.amount) }
}

const keyOf = ({ nutrientKey, ingredientId }: ComparedIngredient): string => nutrientKey ?? ingredientId

const isActive = ({ unit, labelName }: ComparedIngredient): boolean =>
  unit !== 'Kilocalories' && !isNutritionFact(labelName)

function grouped<T>(all: T[], keyOfOne: (one: T) => string): [string, [T, ...T[]]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const one of all) {
    const before = groups.get(keyOfOne(one))
    groups.set(keyOfOne(one), before ? [...before, one] : [one])
  }
  return [...groups]
}

/** Rows of their own add up; the parts of a row are in it already. */
const heldBy = (product: Product): Held[] =>
  grouped(product.item.rows.filter(isActive), keyOf).map(([, [first, ...others]]) => {
    const own = [first, ...others].filter(({ depth }) => depth === 0)
    return { product, first, rows: own.length > 0 ? own : [first] }
  })

type Dosed = ComparedIngredient & { amount: number; unit: DoseUnit }

const isDosed = (row: ComparedIngredient): row is Dosed =>
  row.amount !== null && row.unit !== null && row.unit !== 'Kilocalories'

const doseOf = ({ nutrientKey, labelName, form, amount, unit }: Dosed) => ({
  nutrientKey: nutrientKey ?? '',
  printed: `${labelName} ${form ?? ''}`,
  amount,
  unit,
})

/** What a product has in each unit of intake, by rows that `convert` can count; null when it can count none of them. */
function perUnitOf({ product, rows }: Held, convert: (row: Dosed) => Fraction | null): Fraction | null {
  const [first, ...others] = rows.filter(isDosed).flatMap((row) => convert(row) ?? [])
  return first ? dividedBy(others.reduce(plus, first), product.serving) : null
}

function heaviestOf(held: Held[], convert: (row: Dosed) => Fraction | null) {
  const weighed = held.flatMap((each) => {
    const perUnit = perUnitOf(each, convert)
    return perUnit ? [{ ...each, calendar: each.product.calendar, perUnit }] : []
  })
  return weighed.length > 0 ? heaviestDay(weighed) : null
}

function levelsOf(held: Held[], { upperLevels }: NutrientFacts): LedgerLevel[] {
  return upperLevels.flatMap((level) => {
    const day = heaviestOf(held, (row) => countedTowards(doseOf(row), level))
    if (!day) return []
    return [{ level, perDay: toDecimal(day.total, PLACES), ...useOfLevel(day.total, level) }]
  })
}

const mostUsed = (levels: LedgerLevel[]): LedgerLevel | null =>
  levels.reduce<LedgerLevel | null>(
    (most, each) => (most && most.percent >= each.percent ? most : each),
    null,
  )

/** The unit that a nutrient is counted in: that of its reference value or level, else the one first printed. */
function unitOf(held: Held[], facts: NutrientFacts | undefined): DoseUnit | null {
  if (facts?.key === 'vitamin_a') return 'MicrogramsRAE'
  const known = facts?.reference?.unit ?? facts?.upperLevels[0]?.unit
  return known ?? held.flatMap(({ rows }) => rows).find(isDosed)?.unit ?? null
}

const namesOf = ({ item }: Product) => ({
  productId: item.productId,
  productName: item.productName,
})

type Day = NonNullable<ReturnType<typeof heaviestOf>>

const toPart = ({ product, units, perUnit }: Day['doses'][number]): LedgerPart => ({
  ...namesOf(product),
  units,
  perUnit: toDecimal(perUnit, PLACES),
  amount: toDecimal(times(perUnit, fractionOf(units)), PLACES),
})

function toEntry(key: string, held: [Held, ...Held[]], facts?: NutrientFacts): LedgerEntry {
  const [{ first }] = held
  const unit = unitOf(held, facts)
  const inUnit = (row: Dosed) => unit && doseIn(doseOf(row), unit)
  const day = heaviestOf(held, inUnit)
  const isWhole = ({ rows }: Held) => rows.every((row) => isDosed(row) && inUnit(row) !== null)
  return {
    key,
    ingredientId: first.ingredientId,
    name: first.ingredientName,
    isNutrient: facts !== undefined,
    perDay: day && toDecimal(day.total, PLACES),
    unit: day && unit,
    referencePercent: day && facts?.reference ? percentOf(day.total, facts.reference) : null,
    level: facts ? mostUsed(levelsOf(held, facts)) : null,
    parts: day ? day.doses.map(toPart) : [],
    notCounted: held.filter((each) => !isWhole(each)).map(({ product }) => namesOf(product)),
    isRepeated: held.length > 1,
  }
}

/** What is above its level, then by how much of its level and of its reference value is used. */
function byUrgency(a: LedgerEntry, b: LedgerEntry): number {
  const rank = ({ level, referencePercent }: LedgerEntry) => [
    Number(level?.isAbove ?? false),
    level?.percent ?? -1,
    referencePercent ?? -1,
  ]
  const [ranksA, ranksB] = [rank(a), rank(b)]
  const at = ranksA.findIndex((each, index) => each !== ranksB[index])
  return at < 0 ? a.name.localeCompare(b.name) : Number(ranksB[at]) - Number(ranksA[at])
}

/**
 * What a plan has its client take a day of each nutrient and active: the most of any day of its schedules, doses of the
 * same day together. Items whose dose or label is not known are named, never counted as nothing; so are products that do
 * not print an amount. It states and forbids nothing. Nothing is rounded before the end.
 */
export function planLedger(items: LedgerItem[], nutrients: NutrientFacts[]): PlanLedger {
  const facts = new Map(nutrients.map((each) => [each.key, each]))
  const read = items.map((item) => ({ item, product: readItem(item) }))
  const products = read.flatMap(({ product }) => (typeof product === 'string' ? [] : [product]))
  const entries = grouped(products.flatMap(heldBy), ({ first }) => keyOf(first)).map(([key, held]) =>
    toEntry(key, held, facts.get(key)),
  )
  return {
    entries: entries.sort(byUrgency),
    notCounted: read.flatMap(({ item: { productId, productName }, product: reason }) =>
      typeof reason === 'string' ? [{ productId, productName, reason }] : [],
    ),
  }
}
