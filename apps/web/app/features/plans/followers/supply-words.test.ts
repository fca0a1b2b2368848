import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supplyWords } from './supply-words.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

type Supplied = Parameters<typeof supplyWords>[0]

const nothing: Supplied = {
  packsUntil: null,
  packsUnderWay: false,
  daysCovered: null,
  refillOn: null,
  supplyUnknownReason: null,
}
const day = (text: string) => text as NonNullable<PlanClient['refillOn']>

test.for<[what: string, known: Partial<Supplied>, words: string[]]>([
  ['whose orders are not known', {}, []],
  ['who ordered just now', { packsUnderWay: true }, ['Ordered, not delivered yet']],
  ['whose packs came today', { refillOn: day('2026-12-25') }, ['Packs last until 25 December 2026']],
  [
    'whose packs came nine days ago, with more on their way',
    {
      daysCovered: { percent: 44, covered: 4, days: 9 },
      packsUnderWay: true,
      refillOn: day('2026-11-26'),
    },
    [
      'Every product in supply on 4 of 9 days',
      'Ordered, not delivered yet',
      'Packs last until 26 November 2026',
    ],
  ],
  ['whose packs need no refill', { packsUntil: day('2026-12-25') }, ['Packs last until 25 December 2026']],
  [
    'who ran out of a product, with packs of another',
    { refillOn: day('2026-11-25'), packsUntil: day('2026-12-25') },
    ['A product ran out on 25 November 2026'],
  ],
  ['who ran out', { refillOn: day('2026-11-25') }, ['A product ran out on 25 November 2026']],
  [
    'whose plan says no dose',
    { supplyUnknownReason: 'AmountUnknown' },
    ['How long the packs last is not known: amount or time missing'],
  ],
])('of a client %s a practitioner reads what is known of the packs', ([, known, words]) => {
  expect(supplyWords({ ...nothing, ...known })).toEqual(words)
})
