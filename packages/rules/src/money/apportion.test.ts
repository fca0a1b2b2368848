import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'

test('each sharer gets its part, and the cent lost to rounding goes to the largest remainder', () => {
  const sharers = [
    { name: 'a', weight: 1 },
    { name: 'b', weight: 5 },
  ]
  expect(apportion({ amount: 100, currency: 'SEK' }, sharers, ({ weight }) => weight)).toEqual([
    { sharer: sharers[0], part: { amount: 17, currency: 'SEK' } },
    { sharer: sharers[1], part: { amount: 83, currency: 'SEK' } },
  ])
})
