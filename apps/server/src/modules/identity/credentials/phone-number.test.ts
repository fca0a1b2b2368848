import { expect, test } from 'vitest'
import { phonesMeant, toPhone } from './phone-number.ts'

test.for([
  { typed: '+31 6 12345678', country: null, phone: '+31612345678' },
  { typed: '0031612345678', country: 'NL', phone: '+31612345678' },
  { typed: '06-12345678', country: 'NL', phone: '+31612345678' },
  { typed: '0612345678', country: null, phone: null },
  { typed: '0612345678', country: 'XX', phone: null },
  { typed: '+31 6 1', country: 'NL', phone: null },
  { typed: '+49 1512 3456789', country: 'NL', phone: '+4915123456789' },
  { typed: '', country: 'NL', phone: null },
  { typed: 'six', country: 'NL', phone: null },
])('"$typed" in $country is $phone', ({ typed, country, phone }) => {
  expect(toPhone(typed, country)).toBe(phone)
})

test.for([
  { typed: '+31612345678', countries: ['DE'], phones: ['+31612345678'] },
  { typed: '31612345678', countries: [], phones: ['+31612345678'] },
  { typed: '0612345678', countries: ['NL', 'NL'], phones: ['+31612345678'] },
  { typed: '0612345678', countries: [null], phones: [] },
  { typed: '0031612345678', countries: ['NL'], phones: ['+31612345678'] },
])('"$typed" typed in $countries means $phones', ({ typed, countries, phones }) => {
  expect(phonesMeant(typed, countries)).toEqual(phones)
})
