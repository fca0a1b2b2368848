import { readData } from '#kernel/data-file'

type CountrySource = { code: string; eu: boolean; vatNumberPattern: string | null }

/** A VAT number taken apart: `prefix` as VIES writes it, `countryCode` as ISO does. */
export type VatNumber = { prefix: string; number: string; countryCode: string }

const patterns = readData<CountrySource[]>('countries/countries.json')
  .filter(({ eu, vatNumberPattern }) => eu && vatNumberPattern !== null)
  .map(({ code, vatNumberPattern }) => ({ countryCode: code, pattern: new RegExp(String(vatNumberPattern)) }))

const PREFIX_LENGTH = 2

export const isEuCountry = (code: string): boolean => patterns.some(({ countryCode }) => countryCode === code)

/** The number as it is written on invoices: upper case, without spaces, dots and dashes. */
const normalise = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '')

/** A number of a country in the EU; null when it has the form of none. */
export function parseVatNumber(typed: string): VatNumber | null {
  const whole = normalise(typed)
  const country = patterns.find(({ pattern }) => pattern.test(whole))
  if (!country) return null
  return {
    prefix: whole.slice(0, PREFIX_LENGTH),
    number: whole.slice(PREFIX_LENGTH),
    countryCode: country.countryCode,
  }
}
