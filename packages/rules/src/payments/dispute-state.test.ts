import { disputeStates } from '@salvia/contract/words/payments'
import { expect, test } from 'vitest'
import { nextState } from '../states/transitions.ts'
import { disputeEventOf, disputeTransitions, firstDisputeState } from './dispute-state.ts'

test('a dispute moves on by what the bank says, and no older word takes that back', () => {
  const moved = disputeStates.flatMap((from) =>
    disputeStates.flatMap((told) => {
      const event = disputeEventOf(told)
      const to = event && nextState(disputeTransitions, from, event)
      return to ? [[from, told, to]] : []
    }),
  )
  expect(moved).toEqual([
    ['NeedsResponse', 'UnderReview', 'UnderReview'],
    ['NeedsResponse', 'Won', 'Won'],
    ['NeedsResponse', 'Lost', 'Lost'],
    ['UnderReview', 'Won', 'Won'],
    ['UnderReview', 'Lost', 'Lost'],
  ])
  expect(firstDisputeState).toBe('NeedsResponse')
})
