/**
 * A postal code normalised for territory lookups: letters and digits only, upper case, without a country prefix
 * ("FI-22100", "AX 22100", "9000-123").
 */
export const postalKey = (postalCode: string): string =>
  postalCode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d+$)/, '')
