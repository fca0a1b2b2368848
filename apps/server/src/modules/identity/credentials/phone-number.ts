import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A typed number in E.164, read as one of `country` when it has no country code of its own; null when it is none. */
export function toPhone(typed: string, country: string | null): string | null {
  const code: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(typed, code)
  return number?.isValid() ? number.number : null
}

/** Whether a number says its country itself. */
export const hasCountryCode = (typed: string): boolean => /^\s*(\+|00)/.test(typed)

/**
 * What a phone number typed to sign in may stand for, most likely first: with a country code, with one whose plus is
 * missing, or a number of one of the countries at hand.
 */
export function phonesMeant(typed: string, countries: (string | null)[]): string[] {
  const digits = typed.trim().replace(/^\+|^00/, '')
  const meant = [toPhone(`+${digits}`, null), ...countries.map((country) => toPhone(typed.trim(), country))]
  return [...new Set(meant.filter((phone) => phone !== null))]
}
