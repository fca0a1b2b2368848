import { expect, test } from 'vitest'
import { isShippable, searchShipTo } from './ship-to-search.ts'

const countries = [
  { code: 'NL', name: 'Netherlands', hasDeliveryCompanies: true },
  { code: 'DE', name: 'Germany', hasDeliveryCompanies: true },
  { code: 'SE', name: 'Sweden', hasDeliveryCompanies: true },
  { code: 'AT', name: 'Österreich', hasDeliveryCompanies: true },
  { code: 'US', name: 'United States', hasDeliveryCompanies: false },
]

test.for([
  { text: 'nl', found: ['NL'] },
  { text: 'NETHER', found: ['NL'] },
  { text: 'de', found: ['DE', 'SE'] },
  { text: 'öst', found: ['AT'] },
  { text: ' germany ', found: ['DE'] },
  { text: 'united', found: [] },
  { text: 'us', found: [] },
  { text: 'atlantis', found: [] },
  { text: '', found: ['NL', 'DE', 'SE', 'AT'] },
])('"$text" finds $found', ({ text, found }) => {
  expect(searchShipTo(countries, text).map(({ code }) => code)).toEqual(found)
})

test.for([
  { code: 'NL', is: true },
  { code: 'US', is: false },
  { code: 'XX', is: false },
  { code: 'nl', is: false },
])('$code can be shipped to: $is', ({ code, is }) => {
  expect(isShippable(countries, code)).toBe(is)
})
