import type { Duration } from '@salvia/contract/words/plans'
import { describe, expect, test } from 'vitest'
import { capsules } from '../../test/plans/written-doses.ts'
import type { SupplyingOrder } from './deliveries.ts'
import { type PlanClientFacts, planClientState } from './plan-client-status.ts'

const START = new Date('2026-03-01T10:00:00Z')
const DAY_MS = 86_400_000
const day = (days: number) => new Date(START.getTime() + days * DAY_MS)

const nothing: PlanClientFacts = {
  invitedAt: START,
  firstViewedAt: null,
  cartAt: null,
  areOrdersKnown: true,
  areVisitsKnown: true,
  orders: [],
  products: [capsules('magnesium', { duration: 'Ongoing' })],
  days: { notViewedDays: 7, notOrderedDays: 7, refillDays: 7 },
  dismissed: null,
}
/** Packs of one capsule, of which one is taken a day. */
const line = (packs: number, productId = 'magnesium') => ({ productId, packs })
const order = (delivered: number | null, lines = [line(30)]): SupplyingOrder => ({
  placedAt: day((delivered ?? 2) - 2),
  deliveredAt: delivered === null ? null : day(delivered),
  isCanceled: false,
  lines,
})
const ordered = (orders: SupplyingOrder[], duration: Duration | null = 'Ongoing'): PlanClientFacts => ({
  ...nothing,
  firstViewedAt: START,
  orders,
  products: [capsules('magnesium', { duration })],
})
const at = (facts: PlanClientFacts, days: number) => planClientState(facts, day(days))
const alertAt = (facts: PlanClientFacts, days: number) => at(facts, days).alert
const statusAt = (facts: PlanClientFacts, days: number) => at(facts, days).status
const alert = (id: string, since: number) => ({ id, since: day(since) })

describe('an alert', () => {
  test.for([
    ['an invitation that is not opened', nothing, alert('NotViewed', 0)],
    ['a plan of which nothing is ordered', { ...nothing, firstViewedAt: START }, alert('NotOrdered', 0)],
    [
      'one that lies in the cart',
      { ...nothing, firstViewedAt: START, cartAt: day(1) },
      alert('NotOrdered', 0),
    ],
  ] as const)('is due on the seventh day: %s', ([, facts, due]) => {
    expect([6, 7, 8].map((days) => alertAt(facts, days))).toEqual([null, due, due])
    expect(planClientState(facts, new Date(day(7).getTime() - 1)).alert).toBeNull()
    expect([at(facts, 6).changesAt, at(facts, 7).changesAt]).toEqual([day(7), null])
  })

  test('follows the days that the practitioner chose', () => {
    const days = { notViewedDays: 3, notOrderedDays: 5, refillDays: 1 }
    expect([2, 3].map((on) => alertAt({ ...nothing, days }, on)?.id)).toEqual([undefined, 'NotViewed'])
    const viewed = { ...nothing, days, firstViewedAt: START }
    expect([4, 5].map((on) => alertAt(viewed, on)?.id)).toEqual([undefined, 'NotOrdered'])
    const refill = { ...ordered([order(0)]), days }
    expect([30, 31].map((on) => alertAt(refill, on)?.id)).toEqual([undefined, 'RefillOverdue'])
  })

  test('of a refill is due seven days after the supply ended, and not while an order is under way', () => {
    const facts = ordered([order(0)])
    const due = alert('RefillOverdue', 30)
    expect([36, 37, 38].map((days) => alertAt(facts, days))).toEqual([null, due, due])
    expect(alertAt(ordered([order(0), order(null)]), 60)).toBeNull()
  })

  test('starts supply with the delivery, and carries over what was left', () => {
    const carried = ordered([order(20), order(0)])
    expect(at(carried, 25).supplyEndsAt).toEqual(day(60))
    const late = ordered([order(0), order(40)])
    expect(at(late, 45).supplyEndsAt).toEqual(day(70))
  })

  test('does not count lines that were canceled, nor what is not in the plan', () => {
    const canceled = { ...order(0), isCanceled: true }
    expect(alertAt(ordered([canceled]), 7)).toEqual(alert('NotOrdered', 0))
    expect(at(ordered([order(0), { ...canceled, deliveredAt: day(10) }]), 20).supplyEndsAt).toEqual(day(30))
    expect(at(ordered([order(0, [line(10, 'zinc')])]), 20)).toMatchObject({
      status: 'Ordered',
      supplyEndsAt: null,
    })
  })

  test('is not made of supply that is not known, which is said', () => {
    const unknown = (duration: Duration): PlanClientFacts => ({
      ...ordered([order(0)]),
      products: [capsules('magnesium', { duration, perPack: null })],
    })
    expect(at(unknown('Ongoing'), 300)).toMatchObject({
      alert: null,
      supplyEndsAt: null,
      supplyUnknown: 'PackUnknown',
    })
    const planned = unknown('For1Month')
    expect([29, 30].map((days) => at(planned, days))).toMatchObject([
      { status: 'Ordered', supplyUnknown: 'PackUnknown', changesAt: day(30) },
      { status: 'Completed', supplyUnknown: null, changesAt: null },
    ])
  })

  test('is not made of orders that the client does not share', () => {
    const silent = { ...nothing, areOrdersKnown: false }
    expect(alertAt({ ...silent, firstViewedAt: START }, 99)).toBeNull()
    expect(alertAt({ ...ordered([order(0)]), areOrdersKnown: false }, 99)).toBeNull()
    expect(alertAt(silent, 7)).toEqual(alert('NotViewed', 0))
    expect(alertAt({ ...silent, invitedAt: null }, 99)).toBeNull()
  })

  test('is not made of a visit that nobody would be told of', () => {
    expect(alertAt({ ...nothing, areVisitsKnown: false }, 99)).toBeNull()
  })

  test('that was dismissed stays away until there is a new reason', () => {
    const dismissed = { id: 'NotViewed' as const, at: day(8) }
    expect(alertAt({ ...nothing, dismissed }, 90)).toBeNull()
    expect(alertAt({ ...nothing, dismissed, invitedAt: day(9) }, 16)).toEqual(alert('NotViewed', 9))
    expect(alertAt({ ...nothing, dismissed, firstViewedAt: day(9) }, 16)).toEqual(alert('NotOrdered', 9))
    const refill = { id: 'RefillOverdue' as const, at: day(40) }
    expect(alertAt({ ...ordered([order(0)]), dismissed: refill }, 90)).toBeNull()
    expect(alertAt({ ...ordered([order(0), order(50)]), dismissed: refill }, 90)).toEqual(
      alert('RefillOverdue', 80),
    )
  })
})

describe('the status', () => {
  test('goes from shared to viewed, into the cart and to ordered', () => {
    const viewed = { ...nothing, firstViewedAt: START }
    const inCart = { ...viewed, cartAt: START }
    const facts = [nothing, viewed, inCart, { ...inCart, orders: [order(null)] }]
    expect(facts.map((known) => statusAt(known, 1))).toEqual(['Shared', 'Viewed', 'InCart', 'Ordered'])
    expect(at({ ...viewed, orders: [order(9), order(5), order(7)] }, 9).lastOrderAt).toEqual(day(7))
  })

  test('is due for a refill a week before the end, and overdue a week after it', () => {
    const facts = ordered([order(0)], null)
    expect([22, 23, 36, 37].map((days) => statusAt(facts, days))).toEqual([
      'Ordered',
      'RefillDue',
      'RefillDue',
      'Overdue',
    ])
    expect([22, 23, 36, 37].map((days) => at(facts, days).changesAt)).toEqual([
      day(23),
      day(37),
      day(37),
      null,
    ])
  })

  test.for<[Duration, number]>([
    ['For1Week', 7],
    ['For1Month', 30],
  ])('is completed when a duration is over: %s', ([duration, end]) => {
    const facts = ordered([order(0)], duration)
    expect([end - 1, end].map((days) => statusAt(facts, days))).toEqual(['Ordered', 'Completed'])
    expect(alertAt(facts, 99)).toBeNull()
  })

  test('asks for more when the packs end before the duration does, until that is over', () => {
    const facts = ordered([order(0)], 'For2Month')
    expect([23, 37, 59, 60].map((days) => statusAt(facts, days))).toEqual([
      'RefillDue',
      'Overdue',
      'Overdue',
      'Completed',
    ])
    expect(alertAt(facts, 60)).toBeNull()
  })

  test.for(['UntilProductFinished', 'UntilSymptomsResolve', 'AsNeeded'] as const)(
    'is completed with the packs: %s',
    (duration) => {
      const facts = ordered([order(0)], duration)
      expect([29, 30].map((days) => statusAt(facts, days))).toEqual(['Ordered', 'Completed'])
    },
  )

  test('goes by the product that runs out first', () => {
    const facts = {
      ...ordered([order(0, [line(60), line(30, 'zinc')])]),
      products: [
        capsules('magnesium', { duration: 'Ongoing' }),
        capsules('zinc', { duration: 'For1Month' }),
        capsules('iron', { perPack: null }),
      ],
    }
    expect([30, 53].map((days) => at(facts, days))).toMatchObject([
      { status: 'Ordered', supplyEndsAt: day(60) },
      { status: 'RefillDue', supplyEndsAt: day(60) },
    ])
  })
})
