import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { type VatCategory, vatCategories } from '@salvia/contract/words/catalogue'
import { ALWAYS, hundredths, startOf, type VatSource } from './vat-periods.ts'

/** A place in `data/tax/vat-territories.json`, for which no rate is known. */
export type OwnTerritory = { countryCode: string; name: string; postcode: string; source: string }

export type TerritoryRow = {
  countryCode: string
  name: string
  postalCodes: string
  vatCategoryId: VatCategory
  taxRate: number | null
  validFrom: CalendarDay
  source: string
  confidence: 'high' | 'medium'
}

/**
 * A country's places excepted by the newest period of `data/tax/vat-rates.json`. The source states one rate per place:
 * either 0 outside the VAT area, which applies to all goods, or the standard rate, which says nothing about goods the
 * country taxes at a reduced rate: their rate there is unknown.
 */
export function exceptionsOf({ countryCode, periods, foodSupplement }: VatSource): TerritoryRow[] {
  const [newest] = periods
  const { exceptions = [], effectiveFrom } = newest ?? {}
  const isKnown = (category: VatCategory, standard: number) =>
    standard === 0 || category === 'Standard' || foodSupplement?.class === 'standard'
  return exceptions.flatMap(({ name, postcode, standard }) =>
    vatCategories.map((vatCategoryId) => ({
      countryCode,
      name,
      postalCodes: postcode,
      vatCategoryId,
      taxRate: isKnown(vatCategoryId, standard) ? hundredths(standard) : null,
      validFrom: startOf(effectiveFrom),
      source: standard === 0 ? `TEDB, ${name}: outside the VAT area` : `TEDB, ${name}: standard rate`,
      confidence: 'medium' as const,
    })),
  )
}

/** Rows of a place without a known rate, one per category. */
export const ownTerritoryRows = ({ countryCode, name, postcode, source }: OwnTerritory): TerritoryRow[] =>
  vatCategories.map((vatCategoryId) => ({
    countryCode,
    name,
    postalCodes: postcode,
    vatCategoryId,
    taxRate: null,
    validFrom: ALWAYS,
    source,
    confidence: 'high' as const,
  }))
