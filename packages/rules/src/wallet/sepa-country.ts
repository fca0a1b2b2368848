/**
 * Countries whose accounts are reached by SEPA credit transfer, by the first two letters of the IBAN (European Payments
 * Council, EPC409-09). Banks of GG, IM and JE have IBANs of GB, those of AX of FI.
 */
const sepaCountries = new Set([
  ...['AD', 'AL', 'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GI', 'GR'],
  ...['HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MC', 'MD', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL'],
  ...['PT', 'RO', 'RS', 'SE', 'SI', 'SK', 'SM', 'VA'],
])

/** Whether an account number, without spaces, is an IBAN of the area. */
export const isSepaNumber = (accountNumber: string): boolean =>
  /^[A-Z]{2}\d{2}/.test(accountNumber) && sepaCountries.has(accountNumber.slice(0, 2))
