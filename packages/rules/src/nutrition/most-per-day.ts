import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { activeKey, rowIn } from './active-rows.ts'
import { toDecimal } from './fraction.ts'
import { heaviestOf, heldBy, type LedgerItem, readItem } from './held-doses.ts'

/** `isWhole` is false where a product holds it, or may, in an amount that is not known: it is at least that much then. */
export type MostPerDay = { amount: number; isWhole: boolean }

const PLACES = 3

/** The most of a nutrient that a plan has its client take on a day, in the unit asked for. */
export function mostPerDay(items: LedgerItem[], nutrientKey: string, unit: DoseUnit): MostPerDay {
  const read = items.map(readItem)
  const products = read.flatMap((each) => (typeof each === 'string' ? [] : [each]))
  const held = products.flatMap(heldBy).filter(({ first }) => activeKey(first) === nutrientKey)
  const day = heaviestOf(held, (row) => rowIn(row, unit))
  const isCounted = held.every(({ rows }) => rows.every((row) => rowIn(row, unit) !== null))
  return {
    amount: day ? toDecimal(day.total, PLACES) : 0,
    isWhole: isCounted && products.length === read.length,
  }
}
