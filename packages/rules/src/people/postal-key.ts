/**
 * A postal code as territories are told by it: letters and digits alone, in capitals, without the sign of the country
 * that some put before the digits ("FI-22100", "AX 22100", "9000-123").
 */
export const postalKey = (postalCode: string): string =>
  postalCode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d+$)/, '')
