import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { dividedBy, type Fraction, fraction, fractionOf, times } from './fraction.ts'
import { type ActivityUnit, microgramsPerActivityUnit, type Substance } from './substance.ts'

/**
 * Why an amount has no value in another unit: its unit counts something of another kind (weight, volume, living
 * bacteria, concentration), it is a unit of activity and the substance is not known, or the unit is not defined for
 * that substance.
 */
export type NoConversion = 'OtherDimension' | 'SubstanceNeeded' | 'NotDefinedForSubstance'

export type ConvertedDose = { amount: Fraction } | { reason: NoConversion }

type Dimension = 'weight' | 'volume' | 'concentration' | 'count'
type PlainUnit = Exclude<DoseUnit, ActivityUnit>

/**
 * Each unit in the base of its dimension: micrograms, millilitres, milligrams in a kilogram, billions. The ounce is
 * the avoirdupois ounce of 28.349523125 g (international yard and pound agreement of 1959), spoons and fluid ounces
 * are the US customary ones (NIST Handbook 44, appendix C): 1 fl oz = 29.5735295625 ml = 2 tbsp = 6 tsp. A part per
 * million by weight is a milligram in a kilogram.
 */
const plainUnits: Record<PlainUnit, { dimension: Dimension; inBase: Fraction }> = {
  Micrograms: { dimension: 'weight', inBase: fraction(1n) },
  Milligrams: { dimension: 'weight', inBase: fraction(1000n) },
  Grams: { dimension: 'weight', inBase: fraction(1_000_000n) },
  Ounces: { dimension: 'weight', inBase: fraction(28_349_523_125n, 1000n) },
  Milliliters: { dimension: 'volume', inBase: fraction(1n) },
  CubicCentimeters: { dimension: 'volume', inBase: fraction(1n) },
  FluidOunces: { dimension: 'volume', inBase: fraction(295_735_295_625n, 10_000_000_000n) },
  Tablespoon: { dimension: 'volume', inBase: fraction(295_735_295_625n, 20_000_000_000n) },
  Teaspoon: { dimension: 'volume', inBase: fraction(295_735_295_625n, 60_000_000_000n) },
  MilligramsPerKilogram: { dimension: 'concentration', inBase: fraction(1n) },
  PartsPerMillion: { dimension: 'concentration', inBase: fraction(1n) },
  BillionsColonyFormingUnit: { dimension: 'count', inBase: fraction(1n) },
}

type Measure = { dimension: Dimension; inBase: Fraction }

const isPlain = (unit: DoseUnit): unit is PlainUnit => unit in plainUnits

function measureOf(unit: DoseUnit, substance: Substance | null): Measure | NoConversion {
  if (isPlain(unit)) return plainUnits[unit]
  if (substance === null) return 'SubstanceNeeded'
  const inBase = microgramsPerActivityUnit[substance][unit]
  return inBase === undefined ? 'NotDefinedForSubstance' : { dimension: 'weight', inBase }
}

/** Input: a printed amount, or the exact result of another step. */
export type Dose = { amount: number | Fraction; unit: DoseUnit }

/**
 * Converts exactly (round trips are lossless). Activity units (IU, RAE, DFE, NE) need the substance. Weight and volume
 * are not interconvertible, bacteria only counted. Throws for non-finite amounts.
 */
export function convertDose(
  { amount, unit }: Dose,
  to: DoseUnit,
  substance: Substance | null,
): ConvertedDose {
  const exact = typeof amount === 'number' ? fractionOf(amount) : amount
  if (unit === to) return { amount: exact }
  const from = measureOf(unit, substance)
  const into = measureOf(to, substance)
  if (typeof from === 'string') return { reason: from }
  if (typeof into === 'string') return { reason: into }
  if (from.dimension !== into.dimension) return { reason: 'OtherDimension' }
  return { amount: dividedBy(times(exact, from.inBase), into.inBase) }
}
