import type { VatCheck } from '../../../services/vat-check/vat-check.ts'

const statusOf = { Confirmed: 'Valid', FormatValid: 'FormatValid', Invalid: 'Invalid' } as const

/** Prefix of a country's VAT numbers where it differs from its country code. */
const prefixes: Record<string, string> = { GR: 'EL', CH: 'CHE' }

/** A number as printed on invoices: with prefix, without spaces, dots and dashes. */
function wholeVatNumber(countryCode: string, typed: string): string {
  const number = typed.toUpperCase().replace(/[\s.-]/g, '')
  const prefix = prefixes[countryCode] ?? countryCode
  return number.startsWith(prefix) ? number : `${prefix}${number}`
}

/**
 * Whether a number is valid, according to the register or else its format, and its holder if the register names one.
 */
export async function checkVatNumber(vatCheck: VatCheck, countryCode: string, typed: string) {
  const vatNumber = wholeVatNumber(countryCode, typed)
  const { outcome, holder = { name: null, address: null } } = await vatCheck.check(vatNumber)
  return { vatNumber, status: statusOf[outcome], ...holder }
}
