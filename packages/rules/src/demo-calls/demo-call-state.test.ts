import { expect, test } from 'vitest'
import { demoCallState, demoCallTransitions } from './demo-call-state.ts'

const startsAt = new Date('2026-11-27T09:00:00Z')
const before = new Date('2026-11-27T08:59:59Z')

test.for([
  ['Booked', null, before],
  ['Over', null, startsAt],
  ['Canceled', before, before],
  ['Canceled', before, startsAt],
] as const)('is %s', ([state, canceledAt, now]) => {
  expect(demoCallState({ canceledAt, startsAt }, now)).toBe(state)
})

test('only what is booked is moved or cancelled', () => {
  expect(demoCallTransitions).toEqual({
    Booked: { move: 'Booked', cancel: 'Canceled' },
    Canceled: {},
    Over: {},
  })
})
