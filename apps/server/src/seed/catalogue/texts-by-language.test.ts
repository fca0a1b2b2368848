import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { sentences } from './texts-by-language.ts'

test('one ingredient more and several are counted in each language', () => {
  expect(languages.map((language) => [1, 4].map((count) => sentences[language].more(count)))).toEqual([
    ['and 1 more', 'and 4 more'],
    ['und 1 weiterer Inhaltsstoff', 'und 4 weitere'],
    ['en 1 andere', 'en 4 andere'],
    ['et 1 autre', 'et 4 autres'],
  ])
})
