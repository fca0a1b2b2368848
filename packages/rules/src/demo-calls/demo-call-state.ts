import type { DemoCallState } from '@salvia/contract/words/demo-calls'
import type { Transitions } from '../states/transitions.ts'

export type DemoCallEvent = 'move' | 'cancel'

/** The life of a booking (docs/domain.md, demo call): a slot that is freed may be somebody else's, so nothing comes back. */
export const demoCallTransitions: Transitions<DemoCallState, DemoCallEvent> = {
  Booked: { move: 'Booked', cancel: 'Canceled' },
  Canceled: {},
  Over: {},
}

type Facts = { canceledAt: Date | null; startsAt: Date }

/** What has become of a booking. */
export function demoCallState({ canceledAt, startsAt }: Facts, now: Date): DemoCallState {
  if (canceledAt !== null) return 'Canceled'
  return startsAt <= now ? 'Over' : 'Booked'
}
