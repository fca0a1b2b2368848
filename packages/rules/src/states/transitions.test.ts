import { expect, test } from 'vitest'
import { nextState, stateAfter, statesTaking, type Transitions } from './transitions.ts'

const door: Transitions<'Open' | 'Shut' | 'Locked', 'shut' | 'open' | 'lock' | 'turn'> = {
  Open: { shut: 'Shut' },
  Shut: { open: 'Open', lock: 'Locked', turn: 'Open' },
  Locked: { turn: 'Shut' },
}

test('an event leads from a state to another, or is refused', () => {
  expect(nextState(door, 'Open', 'shut')).toBe('Shut')
  expect(nextState(door, 'Locked', 'open')).toBeNull()
})

test('the states that take an event', () => {
  expect(statesTaking(door, 'turn')).toEqual(['Shut', 'Locked'])
  expect(statesTaking(door, 'shut')).toEqual(['Open'])
})

test('an event with one target names it; one with two is not for many rows at once', () => {
  expect(stateAfter(door, 'lock')).toBe('Locked')
  expect(() => stateAfter(door, 'turn')).toThrow('turn leads to 2 states, not to one')
  expect(() => stateAfter({ ...door, Open: {} }, 'shut')).toThrow('shut leads to 0 states, not to one')
})
