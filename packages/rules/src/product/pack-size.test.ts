import { expect, test } from 'vitest'
import { packSizeText } from './pack-size.ts'

const names = { en: 'Lozenge', de: 'Lutschtablette', nl: 'Zuigtablet', fr: 'Pastille' }
const pluralNames = { en: 'Lozenges', de: 'Lutschtabletten', nl: 'Zuigtabletten', fr: 'Pastilles' }
const of = (sizeUnit: 'Piece' | 'Gram' | 'Milliliter') => ({ sizeUnit, names, pluralNames })

test.for([
  [60, 'Piece', 'en', '60 lozenges'],
  [60, 'Piece', 'de', '60 Lutschtabletten'],
  [1, 'Piece', 'nl', '1 zuigtablet'],
  [250, 'Gram', 'en', '250 g'],
  [50, 'Milliliter', 'de', '50 ml'],
  [null, 'Piece', 'en', null],
] as const)('%s of a %s in %s: %s', ([size, unit, language, text]) => {
  expect(packSizeText(size, of(unit), language)?.replace('\u00a0', ' ') ?? null).toBe(text)
})
