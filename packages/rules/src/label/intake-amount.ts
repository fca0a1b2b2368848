import { type DeliveryFormatId, type IntakeFormatId, intakeFormat } from './formats.ts'
import { readPrinted } from './net-contents.ts'

/** What a person takes at once. */
export type IntakeAmount = { amount: number; intakeFormatId: IntakeFormatId }

const round = (value: number) => Math.round(value * 1000) / 1000

const MILLILITRES_PER_FLUID_OUNCE = 29.5735

/** Milligrams to grams and fluid ounces to millilitres: units that intake formats lack. */
function inBaseUnit(quantity: number, unit: string): number {
  if (/^(mg|milligram)/i.test(unit)) return round(quantity / 1000)
  if (/fl\.? oz|fluid ounce/i.test(unit)) return Math.round(quantity * MILLILITRES_PER_FLUID_OUNCE)
  return quantity
}

/** A printed quantity as an intake amount; `null` if unusable. */
export function printedIntake(
  { quantity, unit }: { quantity: number | null; unit: string },
  format: DeliveryFormatId,
): IntakeAmount | null {
  const intakeFormatId = intakeFormat(unit, format)
  if (!intakeFormatId || !quantity || quantity <= 0) return null
  return { amount: inBaseUnit(quantity, unit), intakeFormatId }
}

/** The measure in the note of a serving given in grams: `1 scoop`, `About 1/2 teaspoon`, `20 drops`. */
export function measuredIntake(
  notes: string | null | undefined,
  format: DeliveryFormatId,
): IntakeAmount | null {
  const text = (notes ?? '').replace(/^(about|~)\s*/i, '').replace(/^one\b/i, '1')
  const fraction = /^(\d+)\/(\d+)\s*(.*)$/.exec(text)
  const printed = fraction
    ? { quantity: Number(fraction[1]) / Number(fraction[2]), unit: String(fraction[3]) }
    : readPrinted(text)
  const intakeFormatId = printed && intakeFormat(printed.unit, format)
  if (!printed || !intakeFormatId || intakeFormatId === 'gram') return null
  return Number.isFinite(printed.quantity) ? { amount: round(printed.quantity), intakeFormatId } : null
}
