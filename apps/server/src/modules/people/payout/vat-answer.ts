import type { VatCheck } from '../../../services/vat-check/vat-check.ts'

const statusOf = { Confirmed: 'Valid', FormatValid: 'FormatValid', Invalid: 'Invalid' } as const

/** The two letters with which a country's VAT numbers begin, where they are not its own. */
const prefixes: Record<string, string> = { GR: 'EL', CH: 'CHE' }

/** A number as it stands on invoices: with its prefix, without spaces, dots and dashes. */
function wholeVatNumber(countryCode: string, typed: string): string {
  const number = typed.toUpperCase().replace(/[\s.-]/g, '')
  const prefix = prefixes[countryCode] ?? countryCode
  return number.startsWith(prefix) ? number : `${prefix}${number}`
}

/** Whether a number is valid, as far as the register, or its form, says, and whose it is where the register tells. */
export async function checkVatNumber(vatCheck: VatCheck, countryCode: string, typed: string) {
  const vatNumber = wholeVatNumber(countryCode, typed)
  const { outcome, holder = { name: null, address: null } } = await vatCheck.check(vatNumber)
  return { vatNumber, status: statusOf[outcome], ...holder }
}
