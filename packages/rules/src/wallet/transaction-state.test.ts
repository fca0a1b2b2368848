import { expect, test } from 'vitest'
import { statesTaking } from '../states/transitions.ts'
import { firstTransactionStatus, walletTransactionTransitions as transitions } from './transaction-state.ts'

test('what waits may be posted, suspended or cancelled; what is posted or cancelled stays', () => {
  expect(statesTaking(transitions, 'post')).toEqual(['Draft', 'Suspended'])
  expect(statesTaking(transitions, 'cancel')).toEqual(['Draft', 'Suspended'])
  expect(statesTaking(transitions, 'suspend')).toEqual(['Draft', 'Suspended'])
  expect(statesTaking(transitions, 'resume')).toEqual(['Suspended'])
})

test('a commission begins by whether its practitioner may receive it', () => {
  expect([firstTransactionStatus(true), firstTransactionStatus(false)]).toEqual(['Draft', 'Suspended'])
})
