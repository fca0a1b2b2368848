import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { choiceWords } from './choice-words.ts'

const tablet = {
  id: 'tablet',
  names: { en: 'tablet', de: 'Tablette', nl: 'tablet', fr: 'comprimé' },
  pluralNames: { en: 'tablets', de: 'Tabletten', nl: 'tabletten', fr: 'comprimés' },
}
const product = { mainServing: { amount: 1, intakeFormatId: 'tablet' } } as unknown as ProductCard

const wordsOf = (dose: Parameters<typeof choiceWords>[1]) => choiceWords(product, dose, [tablet])

afterEach(() => overwriteGetLocale(() => 'en'))

test.for([
  ['en', '42 days', '14 days on, 7 off'],
  ['de', '42 Tage', '14 Tage Einnahme, 7 Pause'],
  ['nl', '42 dagen', '14 dagen wel, 7 niet'],
  ['fr', '42 jours', '14 jours de prise, 7 de pause'],
] as const)('%s: a choice of how long, or on which days, says no amount', ([language, days, cycle]) => {
  overwriteGetLocale(() => language)
  expect(wordsOf({ days: 42 })).toBe(days)
  expect(wordsOf({ cycle: { daysOn: 14, daysOff: 7 } })).toBe(cycle)
})

test('a choice says all that it adds to the dose', () => {
  expect(wordsOf({ days: 1 })).toBe('1 day')
  expect(wordsOf({ duration: 'For2Weeks' })).toBe('2 weeks')
  expect(wordsOf({ amount: 2 })).toBe('2 tablets')
  expect(wordsOf({ amount: 3, times: ['Morning'], cycle: { daysOn: 1, daysOff: 6 } })).toBe(
    '3 tablets; 1 day on, 6 off, Morning',
  )
})
