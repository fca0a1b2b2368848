import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { convertDose, type Dose } from './convert-dose.ts'
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
  /** Printed source or salt with the label name, to distinguish natural from synthetic and folic acid from folate. */
  printed: string
  amount: number
  unit: DoseUnit
}

/** In the shop's languages. */
const carotene = /carot(?:ene|ène|een|in\b)/i

const bySubstance: Record<string, [RegExp, Substance][]> = {
  vitamin_a: [
    // Labels count what they call vitamin A in equivalents, whatever its source (21 CFR 101.9(c)(8)(iv); Annex XIII).
    [/^vitamin[ -]?a\b/i, 'retinol'],
    [carotene, 'betaCaroteneSupplement'],
    [/./s, 'retinol'],
  ],
  vitamin_d: [[/./s, 'vitaminD']],
  vitamin_e: [[/./s, 'vitaminE']],
  folic_acid: [
    [/mthf|methyl-?\s?folate|methyltetrahydro|metafolin|quatrefolic/i, 'methylfolate'],
    [/./s, 'folicAcid'],
  ],
  niacin: [[/./s, 'niacin']],
}

/**
 * The substance that units of activity of a nutrient are counted of, by what the label prints; `null` for nutrients
 * without such units. Vitamin A without its source counts as retinol, the form with the upper level.
 */
export const substanceOf = (nutrientKey: string, printed: string): Substance | null =>
  bySubstance[nutrientKey]?.find(([words]) => words.test(`${printed} `))?.[1] ?? null

/**
 * The amount in the unit of a reference value. Reference values of vitamin A count retinol equivalents (µg RE, on labels
 * µg RAE), of niacin niacin equivalents (Annex XIII, part A). Folate is given as 200 µg folic acid; DFE are turned into it.
 */
function inUnitOf(dose: IngredientDose, unit: ReferenceValue['unit']): Fraction | null {
  return doseIn(dose, dose.nutrientKey === 'vitamin_a' ? 'MicrogramsRAE' : unit)
}

/** The amount of a nutrient in another unit, `null` where it has none in it. */
export function doseIn(
  dose: Dose & Pick<IngredientDose, 'nutrientKey' | 'printed'>,
  to: DoseUnit,
): Fraction | null {
  const converted = convertDose(dose, to, substanceOf(dose.nutrientKey, dose.printed))
  return 'amount' in converted ? converted.amount : null
}

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
  return exact && percentOf(exact, reference, decimals)
}

const preformed = /retin(?:ol|yl)|palmitate|acetate|fish liver|cod liver/i
const caroteneShare =
  /(\d{1,3}) ?% (?:as |from |of |als |aus |uit |sous forme de )?(?:natural )?(?:beta[- ]?)?carot|carot\w*[ ,:(]{1,3}(\d{1,3}) ?%/i
const WHOLE: Fraction = { numerator: 1n, denominator: 1n }

/** How much of a dose of vitamin A counts as preformed. */
function preformedShare(printed: string): Fraction {
  if (!carotene.test(printed)) return WHOLE
  const [, before, behind] = caroteneShare.exec(printed) ?? []
  const share = before ?? behind
  if (share !== undefined) return { numerator: BigInt(Math.max(0, 100 - Number(share))), denominator: 100n }
  return preformed.test(printed) ? WHOLE : { numerator: 0n, denominator: 1n }
}

/** Forms of a nutrient that labels and levels name in several ways; what follows a name makes it another substance. */
const nicotinamide = /(?:ni[ck]otin|niacin)amid(?!e? ?(?:riboside|mononucleotide|adenine))/i
const nicotinicAcid = /nicotinic acid|ni[ck]otins(?:ä|ae)ure|nicotinezuur|acide nicotinique/i
const folates =
  /folic acid|fols(?:ä|ae)ure|foliumzuur|acide folique|folin(?:ic|ate?\b|s(?:ä|ae)ure|ezuur|ique)|mthf|methyl-?\s?fol|methyltetrahydro|metafolin|quatrefolic/i

const words: Record<string, RegExp> = {
  nicotinamide,
  niacinamide: nicotinamide,
  'nicotinic acid': nicotinicAcid,
}
const formsByNutrient: Record<string, RegExp[]> = {
  niacin: [nicotinamide, nicotinicAcid],
  folic_acid: [folates],
}

/** Whether printed words name a form of a nutrient whose level depends on it. */
export const namesForm = (nutrientKey: string, printed: string): boolean =>
  formsByNutrient[nutrientKey]?.some((form) => form.test(printed)) ?? false

const isOfForm = (printed: string, form: string): boolean =>
  words[form]?.test(printed) ?? printed.toLowerCase().includes(form)

/**
 * Whether a dose is folate by weight with no word of what it is. American labels print equivalents (21 CFR 101.9(c)(8)(iv)),
 * not always with their unit, so that it may be 1.7 times the folic acid.
 */
export const isFolateUnclear = ({ nutrientKey, printed, unit }: IngredientDose): boolean =>
  nutrientKey === 'folic_acid' && unit !== 'MicrogramsDFE' && !folates.test(printed)

/** Whether a dose is compared with no level because its label names no form that has one. */
export const isFormUnknown = (dose: IngredientDose, levels: UpperLevel[]): boolean =>
  levels.length > 0 &&
  (isFolateUnclear(dose) || levels.every(({ form }) => form !== null && !isOfForm(dose.printed, form)))

/**
 * What of a dose counts towards an upper level, in the level's unit. `null` where the level concerns another form, or
 * where the amount has no value in its unit. Beta-carotene does not count towards the level of preformed vitamin A (EFSA
 * 2024): of retinyl and carotene together its stated share is left out, all counts where none is stated. The level of
 * folate is for folic acid and added folates by weight: equivalents are turned into it, and what may be either is not counted.
 */
export function countedTowards(dose: IngredientDose, level: UpperLevel): Fraction | null {
  if (level.form !== null && !isOfForm(dose.printed, level.form)) return null
  if (isFolateUnclear(dose)) return null
  const counted = level.scope === 'Preformed' ? preformedShare(dose.printed) : WHOLE
  if (counted.numerator === 0n) return null
  const exact = inUnitOf(dose, level.unit)
  return exact && times(exact, counted)
}

/** How much of an upper level a day takes up, in whole percents. A day equal to the level is not above it. */
export function useOfLevel(daily: Fraction, { amount }: UpperLevel): { percent: number; isAbove: boolean } {
  const most = fractionOf(amount)
  const share = times(daily, { numerator: 100n * most.denominator, denominator: most.numerator })
  return { percent: toDecimal(share, 0), isAbove: compare(daily, most) > 0 }
}

/** Percents of a reference value that a day's amount in its unit is, to so many decimals. */
export function percentOf(exact: Fraction, { amount }: ReferenceValue, decimals = 0): number {
  const { numerator, denominator } = fractionOf(amount)
  return toDecimal(times(exact, { numerator: 100n * denominator, denominator: numerator }), decimals)
}
