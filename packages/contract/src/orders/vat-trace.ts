import { z } from 'zod'
import { CountryCode, Day, Money } from '../wire.ts'
import { vatCategories } from '../words/catalogue.ts'

/** The basis of an order's VAT as it was charged, for admins. Rates in hundredths of a percent. */
export const VatTrace = z.object({
  countryCode: CountryCode,
  /** The day of supply: what was in force on it was charged. */
  date: Day,
  rates: z.array(
    z.object({
      vatCategoryId: z.enum(vatCategories),
      taxRate: z.int(),
      /** Null in orders made before it was kept. */
      validFrom: Day.nullable(),
      source: z.string(),
      /** The source states the rate but no date. */
      dateAssumed: z.boolean(),
      /** The territory with its own VAT within the country. */
      territory: z.string().nullable(),
    }),
  ),
  /** What of the delivery is taxed at each rate; null in orders made before it was kept. */
  shipping: z.array(z.object({ rate: z.int(), gross: Money, vat: Money })).nullable(),
  /** What a euro was worth, in millionths; null where euros were charged, or before it was kept. */
  exchange: z.object({ millionths: z.int(), validFrom: Day }).nullable(),
  exemption: z
    .object({
      vatNumber: z.string(),
      sellerVatNumber: z.string().nullable(),
      /** The register's proof that it was asked. */
      consultationNumber: z.string().nullable(),
    })
    .nullable(),
  /** A VAT number that was given but did not exempt the order. */
  unconfirmedVatNumber: z.string().nullable(),
  /** What checking the given number gave; null without one, and in orders made before it was kept. */
  vatNumberOutcome: z.enum(['Confirmed', 'FormatValid', 'Invalid']).nullable(),
})
export type VatTrace = z.infer<typeof VatTrace>
