import { z } from 'zod'
import { Money } from '../wire.ts'

/** The price of a cart or order line. */
export const linePrices = {
  quantity: z.int(),
  isSample: z.boolean(),
  discountPercentage: z.int(),
  unitGross: Money,
  gross: Money,
  discount: Money,
  paid: Money,
  /** Hundredths of a percent. */
  vatRate: z.int(),
}

export const Totals = z.object({
  goods: Money,
  discount: Money,
  goodsPaid: Money,
  shipping: Money,
  vat: z.array(z.object({ rate: z.int(), amount: Money })),
  total: Money,
})
export type Totals = z.infer<typeof Totals>
