type ShipToCountry = { code: string; name: string; hasDeliveryCompanies: boolean }

/** Supported countries whose code or name contains the text, ignoring case. */
export function searchShipTo<C extends ShipToCountry>(countries: C[], text: string): C[] {
  const wanted = text.trim().toLowerCase()
  return countries.filter(
    ({ code, name, hasDeliveryCompanies }) =>
      hasDeliveryCompanies && (code.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted)),
  )
}

/**
 * Whether a country can be shipped to: one that is not listed, or has no delivery company, cannot
 * (docs/specification.md, section 5).
 */
export const isShippable = (countries: ShipToCountry[], code: string): boolean =>
  countries.some((country) => country.code === code && country.hasDeliveryCompanies)
