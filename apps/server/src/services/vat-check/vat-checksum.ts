import { euVat, stdnum } from 'stdnum'

type Checked = { validate: (value: string) => { isValid: boolean } }

/** A Swiss number may be followed by the name of the tax. */
const outsideEu: Record<string, (Checked | undefined)[]> = {
  CH: [stdnum.CH?.vat, stdnum.CH?.uid],
  NO: [stdnum.NO?.mva],
  GB: [stdnum.GB?.vat],
}

/**
 * Numbers of natural persons for which the library refuses what the country gives out: Bulgaria's of ten digits, and
 * the Czech ones of nine digits that begin with a 6.
 */
const withoutChecksum = /^(BG\d{10}|CZ6\d{8})$/

/** Whether the check digits of a number fit, which has the form of its country already. `whole` is upper case, bare. */
export function hasVatChecksum(countryCode: string, whole: string): boolean {
  if (withoutChecksum.test(whole)) return true
  const validators = outsideEu[countryCode] ?? euVat[countryCode] ?? []
  return validators.some((validator) => validator?.validate(whole).isValid)
}
