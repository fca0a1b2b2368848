import type { DoseUnit, LabelUnit } from '@salvia/contract/words/catalogue'
import { convertDose } from './convert-dose.ts'
import { compare, type Fraction, fractionOf } from './fraction.ts'
import type { Substance } from './substance.ts'
import { doseUnitOf } from './unit-symbol.ts'

/** A row of a label; amount and unit are null where nothing is printed. */
export type PrintedDose = { amount: number | null; unit: LabelUnit | null; substance: Substance | null }

/** The units that others are converted to, in order of preference. */
const bases: DoseUnit[] = ['Micrograms', 'Milliliters', 'BillionsColonyFormingUnit', 'MilligramsPerKilogram']

type Comparable = { at: number; kind: string; exact: Fraction | null }

/** An amount in the first of the bases that it has a value in, else in its own unit. */
function toComparable({ amount, unit, substance }: PrintedDose, at: number): Comparable {
  if (amount === null) return { at, kind: '', exact: null }
  const doseUnit = doseUnitOf(unit)
  for (const [place, base] of bases.entries()) {
    const converted = doseUnit && convertDose({ amount, unit: doseUnit }, base, substance)
    if (converted && 'amount' in converted) return { at, kind: `${place}`, exact: converted.amount }
  }
  return { at, kind: `${bases.length} ${unit ?? ''}`, exact: fractionOf(amount) }
}

function inOrder(a: Comparable, b: Comparable, isDown: boolean): number {
  if (a.exact === null || b.exact === null) return Number(a.exact === null) - Number(b.exact === null)
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1
  return isDown ? compare(b.exact, a.exact) : compare(a.exact, b.exact)
}

/**
 * Sort ranks of doses by amount; equal ones share a rank. Convertible units are compared in one unit, others
 * separately; unknown amounts come last in both directions.
 */
export function placesByAmount(doses: PrintedDose[], isDown = false): number[] {
  const sorted = doses.map(toComparable).sort((a, b) => inOrder(a, b, isDown))
  const places = new Array<number>(doses.length)
  let place = 0
  sorted.forEach((dose, index) => {
    const before = sorted[index - 1]
    if (before && inOrder(before, dose, isDown) !== 0) place += 1
    places[dose.at] = place
  })
  return places
}
