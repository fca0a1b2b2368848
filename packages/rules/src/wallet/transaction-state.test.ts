import { expect, test } from 'vitest'
import { nextState, statesTaking } from '../states/transitions.ts'
import {
  commissionStatusOf,
  firstTransactionStatus,
  statusesOfCommission,
  walletTransactionTransitions as transitions,
} from './transaction-state.ts'

test('what waits may be posted, suspended or cancelled; what is posted or cancelled stays', () => {
  expect(statesTaking(transitions, 'post')).toEqual(['Draft', 'Suspended'])
  expect(statesTaking(transitions, 'cancel')).toEqual(['Draft', 'Suspended'])
  expect(statesTaking(transitions, 'suspend')).toEqual(['Draft', 'Suspended'])
  expect(statesTaking(transitions, 'resume')).toEqual(['Suspended'])
})

test.for([
  ['Draft', 'post', 'Posted'],
  ['Draft', 'suspend', 'Suspended'],
  ['Draft', 'cancel', 'Cancelled'],
  ['Draft', 'discard', 'Deleted'],
  ['Posted', 'reverse', 'Cancelled'],
  ['Suspended', 'post', 'Posted'],
  ['Suspended', 'suspend', 'Suspended'],
  ['Suspended', 'resume', 'Draft'],
  ['Suspended', 'cancel', 'Cancelled'],
] as const)('%s, then %s: %s', ([from, event, to]) => {
  expect(nextState(transitions, from, event)).toBe(to)
})

test('a commission begins by whether its practitioner may receive it', () => {
  expect([firstTransactionStatus(true), firstTransactionStatus(false)]).toEqual(['Draft', 'Suspended'])
})

test.for([
  ['Commission', 'Draft', false, 'Pending'],
  ['Commission', 'Suspended', false, 'Pending'],
  ['Commission', 'Posted', false, 'Completed'],
  ['Commission', 'Posted', true, 'PaidOut'],
  ['Commission', 'Cancelled', false, null],
  ['Commission', 'Deleted', false, null],
  ['Payout', 'Posted', true, null],
] as const)('a %s that is %s, paid out %s: %s', ([type, status, isPaidOut, expected]) => {
  expect(commissionStatusOf({ type, status, isPaidOut })).toBe(expected)
})

test.for([
  ['Pending', ['Draft', 'Suspended']],
  ['Completed', ['Posted']],
  ['PaidOut', ['Posted']],
] as const)('a commission that is %s has the statuses %j', ([far, statuses]) => {
  expect(statusesOfCommission(far)).toEqual(statuses)
})
