import { invalid } from '#kernel/domain-error'
import { readCountries } from './data/countries.ts'

const codes = new Set(readCountries().map(({ code }) => code))

/** Whether there is a country with this code. */
export const isCountry = (code: string): boolean => codes.has(code)

/** Throws invalid, naming the field, for a code that no country has. */
export function checkCountry(code: string, field: string): void {
  if (isCountry(code)) return
  throw invalid('country_unknown', 'There is no such country.', [{ id: field, error: 'country_unknown' }])
}
