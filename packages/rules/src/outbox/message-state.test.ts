import { expect, test } from 'vitest'
import { nextState, statesTaking } from '../states/transitions.ts'
import { isToBeSent, messageTransitions } from './message-state.ts'

test('what was sent is sent once more by an admin alone, and may come back', () => {
  const after = (event: Parameters<typeof nextState<'Sent', 'send' | 'fail' | 'bounce' | 'sendAgain'>>[2]) =>
    nextState(messageTransitions, 'Sent', event)
  expect([after('send'), after('fail'), after('bounce'), after('sendAgain')]).toEqual([
    ...[null, null, 'Failed', 'Waiting'],
  ])
  expect((['Waiting', 'Failed', 'Sent'] as const).map(isToBeSent)).toEqual([true, true, false])
})

test('what waits or failed is sent, or fails', () => {
  expect(statesTaking(messageTransitions, 'send')).toEqual(['Waiting', 'Failed'])
  expect(statesTaking(messageTransitions, 'fail')).toEqual(['Waiting', 'Failed'])
})

test('what waits or failed is withheld, and then not sent unless an admin wants it', () => {
  expect(statesTaking(messageTransitions, 'withhold')).toEqual(['Waiting', 'Failed'])
  expect(isToBeSent('Withheld')).toBe(false)
  expect(nextState(messageTransitions, 'Withheld', 'sendAgain')).toBe('Waiting')
})
