/** Whether a postcode is one of the country's, with or without its space. */
export function fitsPostalCode(postalCode: string, pattern: string | null): boolean {
  if (pattern === null) return true
  const typed = postalCode.trim().toUpperCase()
  return [typed, typed.replace(/\s/g, '')].some((code) => new RegExp(pattern).test(code))
}
