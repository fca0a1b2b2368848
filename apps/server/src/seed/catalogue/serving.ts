import type { DeliveryFormatId, IntakeFormatId } from '@salvia/rules/label/formats'
import { type IntakeAmount, measuredIntake, printedIntake } from '@salvia/rules/label/intake-amount'
import type { LabelServing } from './source-records.ts'
import { steadyPick } from './steady.ts'

/** `unitSize`: grams or millilitres that one unit of the serving holds; `null` where the pack counts such units. */
export type ServingFact = IntakeAmount & { unitSize: number | null; isAssumed: boolean }

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

/** What a scoop of a powder may weigh when nobody says: protein comes in large scoops. */
const scoopGrams = (key: string, name: string): number =>
  /protein|whey|isolate|casein|meal|shake|collagen|mass\b/i.test(name)
    ? steadyPick(`${key}:scoop`, [12, 25, 30])
    : steadyPick(`${key}:scoop`, [3, 5, 6, 8, 10])

/** The size of one unit of a serving that is not counted by the piece. */
function unitSizeOf(serving: IntakeAmount, format: DeliveryFormatId, { key, name }: Named): number | null {
  const bySpoon = format === 'powder' ? spoonGrams : spoonMillilitres
  if (format === 'powder' && serving.intakeFormatId === 'scoop') return scoopGrams(key, name)
  if (format === 'powder' || format === 'liquid' || format === 'drops' || format === 'spray')
    return bySpoon[serving.intakeFormatId] ?? null
  return null
}

type Named = { key: string; name: string }

const exactUnits: readonly IntakeFormatId[] = ['gram', 'milliliter']

/** A serving as the list prints it: a quantity and a unit. `null` when no person could follow it. */
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
    isAssumed: unitSize !== null && !exactUnits.includes(serving.intakeFormatId),
  }
}

/** The serving of a label: by the measure in its note when there is one (`1 scoop`, `20 drops`), else by its unit. */
export function labelServing(
  serving: LabelServing | undefined,
  format: DeliveryFormatId,
  named: Named,
): ServingFact | null {
  if (!serving) return null
  const plain = listedServing({ quantity: serving.minQuantity, unit: serving.unit }, format, named)
  const measure = measuredIntake(serving.notes, format)
  if (!measure || !plain || !exactUnits.includes(plain.intakeFormatId)) return plain
  return { ...measure, unitSize: round(plain.amount / measure.amount), isAssumed: false }
}
