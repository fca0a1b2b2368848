/**
 * Elements by the symbols that practitioners type, in plain letters. K stays out, which is a vitamin too, and so do
 * symbols that are words or letters of names. Read in queries only: on a label `mg` is a unit.
 */
export const chemicalSymbols: ReadonlyMap<string, string> = new Map([
  ['mg', 'magnesium'],
  ['zn', 'zinc'],
  ['fe', 'iron'],
  ['ca', 'calcium'],
  ['se', 'selenium'],
  ['cu', 'copper'],
  ['mn', 'manganese'],
  ['cr', 'chromium'],
  ['mo', 'molybdenum'],
])
