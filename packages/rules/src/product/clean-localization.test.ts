import { expect, test } from 'vitest'
import { cleanList, cleanLocalization, cleanWarnings } from './clean-localization.ts'

test.for([
  ['milk, soy', 'Milk\nSoy'],
  ['1,000 mg vitamin C, 2,5 µg vitamin B12', '1,000 mg vitamin C\n2,5 µg vitamin B12'],
  ['milk,, soy;fish', 'Milk\nSoy\nFish'],
  ['1,,000', '1\n000'],
  ['vitamin B12,1 mg', 'Vitamin B12,1 mg'],
  ['vitamin C,1 mg', 'Vitamin C\n1 mg'],
  ['1, 2', '1\n2'],
  ['œufs; élan', 'Œufs\nÉlan'],
  [' , ; ', ''],
  ['', ''],
  ['Milk\n\nsoy', 'Milk\nSoy'],
  ['Contains 1.5 g. Milk', 'Contains 1.5 g. Milk'],
])('the list "%s" becomes "%s"', ([text, lines]) => {
  expect(cleanList(text ?? '')).toBe(lines)
})

test.for([
  ['Keep dry. keep away from children.', 'Keep dry\nKeep away from children'],
  ['not for children; ask a doctor', 'Not for children\nAsk a doctor'],
  ['Milk, soy', 'Milk, soy'],
  ['No more than 1.5 g a day. Stop after 3.', 'No more than 1.5 g a day\nStop after 3'],
  ['Wait...', 'Wait'],
  ['', ''],
])('the warning "%s" becomes "%s"', ([text, lines]) => {
  expect(cleanWarnings(text ?? '')).toBe(lines)
})

test('a localization is saved with its texts cleaned, twice as once, and the rest as it is', () => {
  const written = {
    languageCode: 'de',
    isAutoTranslated: false,
    description: 'zwei, drei. vier',
    nutritionalInformation: 'zink, eisen',
    allergens: 'milch;soja',
    warnings: 'trocken lagern. nicht für Kinder.',
  }
  const saved = {
    ...written,
    nutritionalInformation: 'Zink\nEisen',
    allergens: 'Milch\nSoja',
    warnings: 'Trocken lagern\nNicht für Kinder',
  }
  expect(cleanLocalization(written)).toEqual(saved)
  expect(cleanLocalization(saved)).toEqual(saved)
})

test('texts that are not sent stay unsent', () => {
  expect(cleanLocalization({ languageCode: 'fr', tags: ['a, b'] })).toEqual({
    languageCode: 'fr',
    tags: ['a, b'],
  })
})

test('an auto-translated localization is sent with flag and language alone', () => {
  const translated = { languageCode: 'nl', isAutoTranslated: true, warnings: 'a. b', description: 'c' }
  expect(cleanLocalization(translated)).toEqual({ languageCode: 'nl', isAutoTranslated: true })
})

test('a comma in brackets belongs to its item', () => {
  expect(cleanList('Contains wheat and fish (cod, Pollock, haddock), milk; soy')).toBe(
    'Contains wheat and fish (cod, Pollock, haddock)\nMilk\nSoy',
  )
})
