import type { DeliveryFormatId, IntakeFormatId } from '@salvia/rules/label/formats'
import { type IntakeAmount, measuredIntake, printedIntake } from '@salvia/rules/label/intake-amount'
import { perDayOf } from '@salvia/rules/label/stated-parts'
import type { LabelServing } from './source-records.ts'
import { steadyPick } from './steady.ts'

/** `unitSize`: grams or millilitres per unit of the serving; `null` if the pack is counted in such units. */
export type ServingFact = IntakeAmount & {
  unitSize: number | null
  isAssumed: boolean
  /** Units that are taken a day as the label says; null where it says nothing. */
  perDay: { least: number; most: number } | null
}

const spoonMillilitres: Partial<Record<IntakeFormatId, number>> = {
  milliliter: 1,
  drop: 0.05,
  dropper: 1,
  spray: 0.1,
  teaspoon: 5,
  tablespoon: 15,
}

const spoonGrams: Partial<Record<IntakeFormatId, number>> = { gram: 1, teaspoon: 3, tablespoon: 9 }

const round = (value: number) => Math.round(value * 1000) / 1000

/** Assumed weight of a powder scoop if not stated: protein comes in large scoops. */
const scoopGrams = (key: string, name: string): number =>
  /protein|whey|isolate|casein|meal|shake|collagen|mass\b/i.test(name)
    ? steadyPick(`${key}:scoop`, [12, 25, 30])
    : steadyPick(`${key}:scoop`, [3, 5, 6, 8, 10])

/** Size of one unit of a serving not counted by the piece. */
function unitSizeOf(serving: IntakeAmount, format: DeliveryFormatId, { key, name }: Named): number | null {
  const bySpoon = format === 'powder' ? spoonGrams : spoonMillilitres
  if (format === 'powder' && serving.intakeFormatId === 'scoop') return scoopGrams(key, name)
  if (format === 'powder' || format === 'liquid' || format === 'drops' || format === 'spray')
    return bySpoon[serving.intakeFormatId] ?? null
  return null
}

type Named = { key: string; name: string }

const exactUnits: readonly IntakeFormatId[] = ['gram', 'milliliter']

/** A serving as printed in the list: quantity and unit. `null` if nobody could follow it. */
export function listedServing(
  printed: { quantity: number | null; unit: string },
  format: DeliveryFormatId,
  named: Named,
): ServingFact | null {
  const serving = printedIntake(printed, format)
  if (!serving) return null
  const unitSize = unitSizeOf(serving, format, named)
  return {
    ...serving,
    unitSize,
    perDay: null,
    isAssumed: unitSize !== null && !exactUnits.includes(serving.intakeFormatId),
  }
}

function dayOf(serving: LabelServing, amount: number): ServingFact['perDay'] {
  const { minQuantity, maxQuantity, minDailyServings: least, maxDailyServings: most } = serving
  const servingsPerDay = least && most ? { least, most } : null
  const printed = { amount: minQuantity, mostAmount: maxQuantity ?? minQuantity, servingsPerDay }
  const { leastPerDay, mostPerDay } = perDayOf(printed, amount)
  return leastPerDay === null || mostPerDay === null ? null : { least: leastPerDay, most: mostPerDay }
}

/** A label's serving: by the measure in its note if there is one (`1 scoop`, `20 drops`), else by its unit. */
export function labelServing(
  serving: LabelServing | undefined,
  format: DeliveryFormatId,
  named: Named,
): ServingFact | null {
  if (!serving) return null
  const plain = listedServing({ quantity: serving.minQuantity, unit: serving.unit }, format, named)
  const measure = measuredIntake(serving.notes, format)
  if (!plain) return null
  if (!measure || !exactUnits.includes(plain.intakeFormatId))
    return { ...plain, perDay: dayOf(serving, plain.amount) }
  const unitSize = round(plain.amount / measure.amount)
  return { ...measure, unitSize, isAssumed: false, perDay: dayOf(serving, measure.amount) }
}
