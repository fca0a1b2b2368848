import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A typed number in E.164, parsed as one of `country` if it has no country code; null if it is invalid. */
export function toPhone(typed: string, country: string | null): string | null {
  const code: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(typed, code)
  return number?.isValid() ? number.number : null
}

/** Whether a number includes its country code. */
export const hasCountryCode = (typed: string): boolean => /^\s*(\+|00)/.test(typed)

/**
 * Possible meanings of a phone number typed at sign-in, most likely first: with a country code, with one missing its
 * plus, or a number of one of the given countries.
 */
export function phonesMeant(typed: string, countries: (string | null)[]): string[] {
  const digits = typed.trim().replace(/^\+|^00/, '')
  const meant = [toPhone(`+${digits}`, null), ...countries.map((country) => toPhone(typed.trim(), country))]
  return [...new Set(meant.filter((phone) => phone !== null))]
}
