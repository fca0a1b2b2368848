import { expect, test } from 'vitest'
import { eventOf, whoOf } from './journey-words.ts'

// The colours of section 4; the two it does not name are neutral, and an order is a success.
test.for([
  ['EmailFailed', 'unavailable'],
  ['SmsFailed', 'unavailable'],
  ['EmailDelivered', 'limited'],
  ['EmailOpened', 'open'],
  ['SmsDelivered', 'open'],
  ['Viewed', 'secondary'],
  ['ProductsAddedToCart', 'secondary'],
  ['OrderPlaced', 'available'],
  ['Shared', 'open'],
  ['AlertDismissed', 'open'],
] as const)('%s is marked as %s', ([event, mark]) => {
  expect(eventOf(event).mark).toBe(mark)
})

test('an entry is about a client, a guest, or nobody in particular where the code was shared', () => {
  const anna = { id: '0190e0a0-0000-7000-8000-000000000001', fullName: 'Anna Visser' }
  expect(whoOf({ event: 'Shared', client: anna })).toBe('Anna Visser')
  expect(whoOf({ event: 'Viewed', client: null })).toBe('Guest')
  expect(whoOf({ event: 'Shared', client: null })).toBe('By link or code')
  expect(whoOf({ event: 'ProductsAddedToCart', client: null })).toBe('Without a name')
  expect(whoOf({ event: 'OrderPlaced', client: null })).toBe('Without a name')
})
