import { euVat, stdnum } from 'stdnum'

type Checked = { validate: (value: string) => { isValid: boolean } }

/** A Swiss number may be followed by the name of the tax. */
const outsideEu: Record<string, (Checked | undefined)[]> = {
  CH: [stdnum.CH?.vat, stdnum.CH?.uid],
  NO: [stdnum.NO?.mva],
  GB: [stdnum.GB?.vat],
}

/**
 * Numbers of natural persons that the library wrongly rejects: Bulgaria's ten-digit ones, and Czech nine-digit ones
 * starting with 6.
 */
const withoutChecksum = /^(BG\d{10}|CZ6\d{8})$/

/**
 * Whether the check digits of a number that already has its country's format are right. `whole` is upper case, without
 * separators.
 */
export function hasVatChecksum(countryCode: string, whole: string): boolean {
  if (withoutChecksum.test(whole)) return true
  const validators = outsideEu[countryCode] ?? euVat[countryCode] ?? []
  return validators.some((validator) => validator?.validate(whole).isValid)
}
