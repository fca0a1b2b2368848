/** Electronic addresses by VAT number (code list EAS): the prefix of the number, and the code of its scheme. */
const schemes: Record<string, string> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  DK: '0198',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
}

/** Sweden has none of its own: the number of the organisation is within that of its VAT. */
const SWEDISH = /^SE(\d{10})01$/

export type ElectronicAddress = { scheme: string; id: string }

/** A VAT number as it is printed, however typed. */
export const plainVatNumber = (vatNumber: string): string =>
  vatNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** The address at which a company is known by its VAT number, however typed; null where there is no scheme for it. */
export function electronicAddress(vatNumber: string): ElectronicAddress | null {
  const plain = plainVatNumber(vatNumber)
  const organisation = SWEDISH.exec(plain)?.[1]
  if (organisation) return { scheme: '0007', id: organisation }
  const scheme = schemes[plain.slice(0, 2)]
  return scheme ? { scheme, id: plain } : null
}
