import type { DeliveryFormatId } from '@salvia/rules/label/formats'
import { countedFormats } from '@salvia/rules/label/formats'
import type { ServingFact } from './serving.ts'
import { steadyBetween, steadyPick } from './steady.ts'

const usualSizes: Record<DeliveryFormatId, readonly number[]> = {
  capsule: [60, 90, 60, 120],
  tablet: [60, 90, 100, 120],
  softgel: [60, 90, 60, 120],
  lozenge: [30, 60],
  gummy: [60, 90],
  sachet: [20, 30],
  powder: [5, 25, 50, 100, 150, 200, 250, 300, 500, 900],
  liquid: [118, 237, 355, 473],
  drops: [30, 50, 59],
  spray: [30, 59],
}

/** A form's usual pack, preferably one holding 14 to 260 servings. */
export function guessPackSize(key: string, format: DeliveryFormatId, sizeOfServing: number): number {
  const sizes = usualSizes[format]
  const sensible = sizes.filter((size) => size / sizeOfServing >= 14 && size / sizeOfServing <= 260)
  return steadyPick(`${key}:size`, sensible.length > 0 ? sensible : sizes)
}

type ServingSize = Pick<ServingFact, 'amount' | 'unitSize'>

/** Pieces, grams or millilitres per serving. */
export const sizeOfServing = (format: DeliveryFormatId, { amount, unitSize }: ServingSize): number =>
  countedFormats.has(format) ? amount : amount * (unitSize ?? 1)

/** Whole servings per pack, at least one. */
export const servingsIn = (format: DeliveryFormatId, size: number, serving: ServingSize): number =>
  Math.max(1, Math.floor(size / sizeOfServing(format, serving) + 1e-6))

/** Shipping weight of a pack, contents and container. */
export function guessWeight(key: string, format: DeliveryFormatId, size: number): number {
  if (!countedFormats.has(format)) return Math.round(size * 1.15) + 25
  const piece =
    format === 'sachet' ? steadyBetween(`${key}:piece`, 6, 14) : steadyBetween(`${key}:piece`, 5, 14) / 10
  return Math.round(size * piece) + 35
}
