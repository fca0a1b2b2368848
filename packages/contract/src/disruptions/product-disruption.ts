import { z } from 'zod'
import { Day, Id } from '../wire.ts'
import { disruptionReasons, disruptionStatuses, disruptionTypes } from '../words/disruptions.ts'

/** A product by name, whether or not the shop still shows it. */
export const DisruptedProduct = z.object({
  id: Id,
  name: z.string(),
  brandName: z.string(),
  sku: z.string(),
})
export type DisruptedProduct = z.infer<typeof DisruptedProduct>

const facts = {
  id: Id,
  status: z.enum(disruptionStatuses),
  /** Follows from the reason. */
  type: z.enum(disruptionTypes),
  reason: z.enum(disruptionReasons),
  startsOn: Day,
  /** The first day on which it is expected to be had again; null while nobody knows. */
  expectedUntil: Day.nullable(),
}

/** What a product says of the disruption it is in. */
export const ProductDisruption = z.object({
  ...facts,
  /** What can be had instead. */
  replacement: DisruptedProduct.nullable(),
})
export type ProductDisruption = z.infer<typeof ProductDisruption>

export const PublicDisruption = ProductDisruption.extend({ product: DisruptedProduct })
export type PublicDisruption = z.infer<typeof PublicDisruption>
