import { readData } from '#kernel/data-file'
import { hasVatChecksum } from './vat-checksum.ts'

type CountrySource = { code: string; eu: boolean; vatNumberPattern: string | null }

/** A VAT number taken apart: `prefix` as VIES writes it, `countryCode` as ISO does. */
export type VatNumber = { prefix: string; number: string; countryCode: string }

type Form = { countryCode: string; pattern: RegExp; isEu: boolean }

/** Outside the EU, where a buyer may write its own number although it takes no VAT off. */
const OTHERS = ['CH', 'NO', 'GB']

const forms: Form[] = readData<CountrySource[]>('countries/countries.json')
  .filter(({ code, eu }) => eu || OTHERS.includes(code))
  .map(({ code, eu, vatNumberPattern }) => ({
    countryCode: code,
    pattern: new RegExp(String(vatNumberPattern)),
    isEu: eu,
  }))

const PREFIX_LENGTH = 2

export const isEuCountry = (code: string): boolean =>
  forms.some(({ countryCode, isEu }) => isEu && countryCode === code)

/** The number as it is written on invoices: upper case, without spaces, dots and dashes. */
const normalise = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '')

const formOf = (whole: string): Form | undefined => forms.find(({ pattern }) => pattern.test(whole))

/** Whether this could be a number of a country in the EU, of Switzerland, Norway or Britain: form and check digits. */
export function couldBeVatNumber(typed: string): boolean {
  const whole = normalise(typed)
  const form = formOf(whole)
  return form !== undefined && hasVatChecksum(form.countryCode, whole)
}

/** A number of a country in the EU; null when it has the form of none. */
export function parseVatNumber(typed: string): VatNumber | null {
  const whole = normalise(typed)
  const form = formOf(whole)
  if (!form?.isEu) return null
  return {
    prefix: whole.slice(0, PREFIX_LENGTH),
    number: whole.slice(PREFIX_LENGTH),
    countryCode: form.countryCode,
  }
}
