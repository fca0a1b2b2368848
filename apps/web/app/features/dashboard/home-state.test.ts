import { expect, test } from 'vitest'
import { type HomeWaiting, homeState } from './home-state.ts'

const nothing: HomeWaiting = { toContact: 0, toDecide: 0, atRisk: 0, toShare: 0, stepsLeft: 0 }

test.for<[Partial<HomeWaiting>, string]>([
  [{}, 'Nothing is waiting for you.'],
  [{ toContact: 1 }, 'There is 1 client to contact.'],
  [
    { toContact: 3, toShare: 1, atRisk: 2 },
    'There are 3 clients to contact. 2 products in your plans are in short supply or out of stock. 1 plan is not shared yet.',
  ],
  [
    { stepsLeft: 3, toShare: 2, toDecide: 1 },
    '1 replacement waits for your decision. 2 plans are not shared yet. 3 steps are left to set up your practice.',
  ],
])('%j is said as %j', ([waiting, sentence]) => {
  expect(homeState({ ...nothing, ...waiting })).toBe(sentence)
})
