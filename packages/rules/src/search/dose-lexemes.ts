import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { convertDose } from '../nutrition/convert-dose.ts'
import type { Substance } from '../nutrition/substance.ts'

const MICROGRAM_PARTS = 1000

/** Concepts that are sold by weight and by units of activity alike. */
const substances: Record<string, Substance> = {
  vitamin_d: 'vitaminD',
  vitamin_d3: 'vitaminD',
  vitamin_a: 'retinol',
}

type Dose = { amount: number; unit: DoseUnit }

function inUnit(dose: Dose, unit: DoseUnit, substance: Substance | null): number | null {
  const converted = convertDose(dose, unit, substance)
  if (!('amount' in converted)) return null
  return Number(converted.amount.numerator) / Number(converted.amount.denominator)
}

/**
 * A dose of a concept as search documents hold it: the weight in whole nanograms, so that 1 g and 1000 mg are one,
 * units of activity where the concept has them, any other unit as it is printed.
 */
export function doseLexemes(concept: string, dose: Dose): string[] {
  const substance = substances[concept] ?? null
  const micrograms = inUnit(dose, 'Micrograms', substance)
  const activity = inUnit(dose, 'InternationalUnits', substance)
  const printed = micrograms === null && activity === null ? [`${dose.unit}${dose.amount}`] : []
  return [
    ...(micrograms === null ? [] : [`ng${Math.round(micrograms * MICROGRAM_PARTS)}`]),
    ...(activity === null ? [] : [`iu${Math.round(activity)}`]),
    ...printed,
  ].map((amount) => `dose:${concept}:${amount}`)
}
