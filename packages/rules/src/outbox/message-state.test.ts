import type { MessageState } from '@salvia/contract/words/outbox'
import { expect, test } from 'vitest'
import { nextState } from '../states/transitions.ts'
import { isToBeSent, type MessageEvent, messageTransitions } from './message-state.ts'

const events: MessageEvent[] = ['send', 'fail', 'bounce', 'sendAgain', 'withhold']

test.for<[MessageState, ...(MessageState | null)[]]>([
  ['Waiting', 'Sent', 'Failed', 'Failed', 'Waiting', 'Withheld'],
  ['Failed', 'Sent', 'Failed', 'Failed', 'Waiting', 'Withheld'],
  ['Sent', null, null, 'Failed', 'Waiting', null],
  ['Withheld', null, null, null, 'Waiting', null],
])(
  'what is %s becomes, sent, failed, bounced, sent again and withheld: %s, %s, %s, %s, %s',
  ([from, ...reached]) => {
    expect(events.map((event) => nextState(messageTransitions, from, event))).toEqual(reached)
  },
)

test('what waits or failed is still to be sent', () => {
  const states: MessageState[] = ['Waiting', 'Failed', 'Sent', 'Withheld']
  expect(states.map(isToBeSent)).toEqual([true, true, false, false])
})
