/** Whether a postcode is one of the country's, with or without its space and the sign of the country before it (`D-27498`). */
export function fitsPostalCode(postalCode: string, pattern: string | null): boolean {
  if (pattern === null) return true
  const typed = postalCode.trim().toUpperCase()
  const digits = typed.replace(/^[A-Z]{1,2}[- ](?=\d)/, '')
  return [typed, digits, digits.replace(/\s/g, '')].some((code) => new RegExp(pattern).test(code))
}

/** A postcode of each country that is delivered to, as it is written there. */
const examples: Partial<Record<string, string>> = {
  AT: '1010',
  BE: '1000',
  BG: '1000',
  CH: '8001',
  CY: '1010',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  EE: '10111',
  ES: '28013',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  GR: '104 31',
  HR: '10000',
  HU: '1051',
  IE: 'D02 X285',
  IS: '101',
  IT: '00184',
  LI: '9490',
  LT: 'LT-01100',
  LU: 'L-1111',
  LV: 'LV-1050',
  MT: 'VLT 1117',
  NL: '3512 JE',
  NO: '0150',
  PL: '00-001',
  PT: '1100-148',
  RO: '010011',
  SE: '111 20',
  SI: '1000',
  SK: '811 01',
}

/** How postcodes of a country look, by one of them; null for a country that nothing is delivered to. */
export const postalCodeExample = (countryCode: string): string | null => examples[countryCode] ?? null
