import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectedWords, isAwaited, shopOf } from './disruption-words.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const unknown = 'When it is back is not known yet.'

test.for([
  ['Shortage', '2026-11-25', unknown],
  ['Shortage', '2026-11-26', 'Expected on 26 November 2026'],
  ['Shortage', '2026-11-27', 'Expected on 27 November 2026'],
  ['Shortage', null, unknown],
  ['Discontinuation', '2026-11-27', 'Expected on 27 November 2026'],
  ['Discontinuation', '2026-11-25', null],
] as const)('of a %s expected on %s it says: %s', ([type, expectedUntil, words]) => {
  expect(expectedWords({ type, expectedUntil }, { isShown: true, isSold: false })).toBe(words)
})

const unknownMore = 'The remaining packs are still sold; when more come is not known yet.'

test.for([
  ['Shortage', '2026-11-25', unknownMore],
  ['Shortage', '2026-11-27', 'The remaining packs are still sold; more are expected on 27 November 2026.'],
  ['Shortage', null, unknownMore],
  ['Discontinuation', null, 'The remaining packs are still sold.'],
] as const)(
  'of a %s expected on %s of which packs are still sold it says: %s',
  ([type, expectedUntil, words]) => {
    expect(expectedWords({ type, expectedUntil }, { isShown: true, isSold: true })).toBe(words)
  },
)

test.for(['Shortage', 'Discontinuation', 'Restriction'] as const)(
  'of a %s that the shop does not show no day is promised',
  (type) => {
    const expectedUntil = '2026-11-27'
    expect(expectedWords({ type, expectedUntil }, shopOf(type, 'NotInCatalog'))).toBeNull()
    expect(expectedWords({ type, expectedUntil }, shopOf(type, 'OutOfStock'))).toContain('27 November 2026')
  },
)

test('to be told of the end is offered of what the shop shows and will have again', () => {
  const offered = (['Shortage', 'Discontinuation', 'Restriction'] as const).map((type) => [
    isAwaited(type, 'OutOfStock'),
    isAwaited(type, 'NotInCatalog'),
  ])
  expect(offered).toEqual([
    [true, false],
    [false, false],
    [true, false],
  ])
})
