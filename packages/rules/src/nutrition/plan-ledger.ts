import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { compareNames } from '../format/in-order.ts'
import { activeKey, type DosedRow, grouped, isDosed, printedDose } from './active-rows.ts'
import { fractionOf, times, toDecimal } from './fraction.ts'
import {
  type Held,
  heaviestOf,
  heldBy,
  type LabelledProduct,
  type LedgerItem,
  type NotCounted,
  readItem,
} from './held-doses.ts'
import {
  countedTowards,
  doseIn,
  isFormUnknown,
  percentOf,
  type ReferenceValue,
  type UpperLevel,
  useOfLevel,
} from './nutrient-reference.ts'

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
  /** Whether something of it is compared with no level because labels name no form that has one. */
  isFormUnknown: boolean
  parts: LedgerPart[]
  /** Products that hold it in an amount that is not printed or has no value in the unit. */
  notCounted: { productId: string; productName: string }[]
  /** Whether several products hold it. */
  isRepeated: boolean
}

export type PlanLedger = {
  entries: LedgerEntry[]
  /** Items of which nothing is in the entries, and why. */
  notCounted: { productId: string; productName: string; reason: NotCounted }[]
}

const PLACES = 3

function levelsOf(held: Held[], { upperLevels }: NutrientFacts): LedgerLevel[] {
  const byForm = held.map((each) => ({ ...each, rows: each.forms }))
  return upperLevels.flatMap((level) => {
    const day = heaviestOf(byForm, (row) => countedTowards(printedDose(row), level))
    if (!day) return []
    return [{ level, perDay: toDecimal(day.total, PLACES), ...useOfLevel(day.total, level) }]
  })
}

const isFormUnknownIn = (held: Held[], facts: NutrientFacts): boolean =>
  held.some(({ forms }) =>
    forms.filter(isDosed).some((row) => isFormUnknown(printedDose(row), facts.upperLevels)),
  )

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

const namesOf = ({ item }: LabelledProduct) => ({
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
  const inUnit = (row: DosedRow) => unit && doseIn(printedDose(row), unit)
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
    isFormUnknown: facts !== undefined && isFormUnknownIn(held, facts),
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
  return at < 0 ? compareNames(a.name, b.name) : Number(ranksB[at]) - Number(ranksA[at])
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
  const entries = grouped(products.flatMap(heldBy), ({ first }) => activeKey(first)).map(([key, held]) =>
    toEntry(key, held, facts.get(key)),
  )
  return {
    entries: entries.sort(byUrgency),
    notCounted: read.flatMap(({ item: { productId, productName }, product: reason }) =>
      typeof reason === 'string' ? [{ productId, productName, reason }] : [],
    ),
  }
}
