import { readData } from '#kernel/data-file'
import { hasVatChecksum } from './vat-checksum.ts'

type CountrySource = { code: string; eu: boolean; vatNumberPattern: string | null }

/** A parsed VAT number: `prefix` as in VIES, `countryCode` as in ISO. */
export type VatNumber = { prefix: string; number: string; countryCode: string }

type Form = { countryCode: string; pattern: RegExp; isEu: boolean }

/** Outside the EU, where buyers may give their number although it grants no exemption. */
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

/** The number as printed on invoices: upper case, without spaces, dots and dashes. */
const normalise = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '')

const formOf = (whole: string): Form | undefined => forms.find(({ pattern }) => pattern.test(whole))

/** Whether it could be a number of an EU country, Switzerland, Norway or Britain: format and check digits. */
export function couldBeVatNumber(typed: string): boolean {
  const whole = normalise(typed)
  const form = formOf(whole)
  return form !== undefined && hasVatChecksum(form.countryCode, whole)
}

/** A number of an EU country; null if it has no such format. */
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
