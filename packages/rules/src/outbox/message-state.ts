import type { MessageState } from '@salvia/contract/words/outbox'
import type { Transitions } from '../states/transitions.ts'

/**
 * What can happen to a message: `bounce` is a service's report that it was not delivered after all, `withhold` that its
 * recipient has no use for it any more.
 */
export type MessageEvent = 'send' | 'fail' | 'bounce' | 'sendAgain' | 'withhold'

/**
 * The life of an outgoing message or service call. A report may come twice, and after the message was queued again. What
 * was sent is not sent twice, unless an admin wants it.
 */
export const messageTransitions: Transitions<MessageState, MessageEvent> = {
  Waiting: { send: 'Sent', fail: 'Failed', bounce: 'Failed', sendAgain: 'Waiting', withhold: 'Withheld' },
  Failed: { send: 'Sent', fail: 'Failed', bounce: 'Failed', sendAgain: 'Waiting', withhold: 'Withheld' },
  Sent: { bounce: 'Failed', sendAgain: 'Waiting' },
  Withheld: { sendAgain: 'Waiting' },
}

/** Whether a message is still to be sent. */
export const isToBeSent = (state: MessageState): boolean => messageTransitions[state].send !== undefined
