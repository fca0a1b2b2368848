import type { LanguageCode } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

test.for([
  ['NL', 'to the Netherlands', 'in die Niederlande', 'naar Nederland', 'vers les Pays-Bas'],
  ['DE', 'to Germany', 'nach Deutschland', 'naar Duitsland', 'vers l’Allemagne'],
  ['FR', 'to France', 'nach Frankreich', 'naar Frankrijk', 'vers la France'],
  ['CH', 'to Switzerland', 'in die Schweiz', 'naar Zwitserland', 'vers la Suisse'],
  ['LU', 'to Luxembourg', 'nach Luxemburg', 'naar Luxemburg', 'vers le Luxembourg'],
  ['MT', 'to Malta', 'nach Malta', 'naar Malta', 'vers Malte'],
  [
    'GB',
    'to the United Kingdom',
    'nach Großbritannien',
    'naar het Verenigd Koninkrijk',
    'vers le Royaume-Uni',
  ],
] as const)('%s as a destination has the words of each language before it', ([code, ...said]) => {
  const languages: LanguageCode[] = ['en', 'de', 'nl', 'fr']
  expect(languages.map((language) => destinationOf(code, language))).toEqual(said)
})
