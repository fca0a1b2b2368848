import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { convertDose } from './convert-dose.ts'
import { compare, type Fraction, fractionOf, times, toDecimal } from './fraction.ts'
import type { Substance } from './substance.ts'

/** A reference value for labels: `amount` of `unit` a day. */
export type ReferenceValue = { amount: number; unit: 'Milligrams' | 'Micrograms' }

/**
 * The most that may be taken a day without harm. `scope` says what counts: all sources, what supplements add, or the
 * preformed substance only; `form` narrows it to one form of the nutrient. A safe level is one that is known to do no
 * harm where data for an upper level are missing.
 */
export type UpperLevel = ReferenceValue & {
  form: string | null
  kind: 'UpperLevel' | 'SafeLevel'
  scope: 'AllSources' | 'Supplements' | 'Preformed'
}

export type IngredientDose = {
  nutrientKey: string
  /** The source or salt as printed, with the label name: they tell natural from synthetic, folic acid from folate. */
  printed: string
  amount: number
  unit: DoseUnit
}

/** In the languages of the shop: what is compared is named as its reader calls it. */
const carotene = /carot(?:ene|ène|een|in\b)/i

const bySubstance: Record<string, [RegExp, Substance][]> = {
  vitamin_a: [
    [carotene, 'betaCaroteneSupplement'],
    [/./s, 'retinol'],
  ],
  vitamin_d: [[/./s, 'vitaminD']],
  vitamin_e: [
    [/\bdl-?\s?alpha|all-rac|synthetic/i, 'dlAlphaTocopherol'],
    [/\bd-?\s?alpha|rrr-|natural/i, 'dAlphaTocopherol'],
  ],
  folic_acid: [
    [/mthf|methyl-?\s?folate|methyltetrahydro|metafolin|quatrefolic/i, 'methylfolate'],
    [/./s, 'folicAcid'],
  ],
  niacin: [[/./s, 'niacin']],
}

/**
 * The substance that units of activity of a nutrient are counted of, by what the label prints; `null` where the label
 * does not tell and it matters (vitamin E) and for nutrients without such units. Vitamin A without its source counts as
 * retinol, the form with the upper level.
 */
export const substanceOf = (nutrientKey: string, printed: string): Substance | null =>
  bySubstance[nutrientKey]?.find(([words]) => words.test(`${printed} `))?.[1] ?? null

/**
 * The amount in the unit of a reference value. Reference values of vitamin A count retinol equivalents (µg RE, on labels
 * µg RAE), of niacin niacin equivalents (Annex XIII, part A). Folate stands as 200 µg folic acid; DFE are turned into it.
 */
function inUnitOf(dose: IngredientDose, unit: ReferenceValue['unit']): Fraction | null {
  const substance = substanceOf(dose.nutrientKey, dose.printed)
  if (dose.nutrientKey === 'vitamin_a') {
    const equivalents = convertDose(dose, 'MicrogramsRAE', substance)
    return 'amount' in equivalents ? equivalents.amount : null
  }
  const converted = convertDose(dose, unit, substance)
  return 'amount' in converted ? converted.amount : null
}

const perDay = (exact: Fraction, servings: number): Fraction => times(exact, fractionOf(servings))

/**
 * Percents of the nutrient reference value (Regulation (EU) 1169/2011, Annex XIII) in a serving, to so many decimals.
 * `null` where no value is set or the amount has no value in its unit.
 */
export function percentOfReference(
  dose: IngredientDose,
  reference: ReferenceValue | null,
  decimals = 0,
): number | null {
  const exact = reference && inUnitOf(dose, reference.unit)
  if (!exact) return null
  const { numerator, denominator } = fractionOf(reference.amount)
  const share = times(exact, { numerator: 100n * denominator, denominator: numerator })
  return toDecimal(share, decimals)
}

export type UpperLevelUse = { level: UpperLevel; percent: number; isAbove: boolean }

/**
 * How much of an upper level the daily dose takes up. `null` where none is set, where it concerns another form, or
 * where the amount has no value in its unit. An amount equal to the level is not above it. Beta-carotene does not count
 * towards the level of preformed vitamin A (EFSA 2024).
 */
export function upperLevelUse(
  dose: IngredientDose,
  level: UpperLevel,
  servingsPerDay: number,
): UpperLevelUse | null {
  if (level.form !== null && !dose.printed.toLowerCase().includes(level.form)) return null
  if (level.scope === 'Preformed' && carotene.test(dose.printed)) return null
  const exact = inUnitOf(dose, level.unit)
  if (!exact) return null
  const daily = perDay(exact, servingsPerDay)
  const most = fractionOf(level.amount)
  const share = times(daily, { numerator: 100n * most.denominator, denominator: most.numerator })
  return { level, percent: toDecimal(share, 0), isAbove: compare(daily, most) > 0 }
}
