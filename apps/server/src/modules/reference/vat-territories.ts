import { type VatCategory, vatCategories } from '@salvia/contract/words/catalogue'
import { ALWAYS, hundredths, startOf, type VatSource } from './vat-periods.ts'

/** A place in `data/tax/vat-territories.json`: no rate is known there. */
export type OwnTerritory = { countryCode: string; name: string; postcode: string; source: string }

export type TerritoryRow = {
  countryCode: string
  name: string
  postalCodes: string
  vatCategoryId: VatCategory
  taxRate: number | null
  validFrom: string
  source: string
  confidence: 'high' | 'medium'
}

/**
 * The places of a country that the newest period of `data/tax/vat-rates.json` excepts. The source names one rate a
 * place: 0 outside the VAT area, where it counts for all goods; else the standard rate, which says nothing of goods
 * that the country taxes at a lower one: their rate there is not known.
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

/** The rows of a place without a known rate, one a category. */
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
