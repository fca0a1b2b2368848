import type { Duration } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOutOn, simulate } from '../../test/plans/simulated-client.ts'
import { anyItem, capsules, WALKED, writeDown } from '../../test/plans/written-doses.ts'
import { divideHalfUp } from '../money/round-half-up.ts'
import { clientSupply } from './client-supply.ts'
import { daysCovered } from './days-covered.ts'
import type { SupplyingOrder } from './deliveries.ts'
import type { DosedItem } from './dose-calendar.ts'
import { plannedDays } from './duration-days.ts'
import { planCost } from './plan-cost.ts'
import { type RefilledItem, refillBasket } from './refill-basket.ts'

const HOUR_MS = 3_600_000
const START = new Date('2026-03-01T10:00:00Z')
const atHour = (hour: number) => new Date(START.getTime() + hour * HOUR_MS)
const RUNS = 1000

/** The days of a dose alone from its first on, its phases' end, and its planned end. */
function written(item: DosedItem) {
  const firstDay = item.schedule?.startDay ?? 0
  const daily = writeDown({ ...item, duration: null }).slice(firstDay)
  const phases = item.schedule?.phases ?? [{ days: null }]
  const open = phases.findIndex(({ days }) => days === null)
  const ofPhases = open === -1 ? phases.reduce((sum, { days }) => sum + (days ?? 0), 0) : Infinity
  const planned = Math.min(plannedDays(item.duration) ?? Infinity, ofPhases)
  return { firstDay, daily, planned }
}

const delivery = fc.record({
  productId: fc.constantFrom('magnesium', 'zinc'),
  hour: fc.integer({ min: 0, max: 24 * 120 }),
  packs: fc.integer({ min: 1, max: 3 }),
})
type Delivered = { productId: string; hour: number; packs: number }
const anyClient = fc.record({
  items: fc.tuple(anyItem, anyItem),
  perPack: fc.constantFrom(7, 30, 60, 90.5),
  deliveries: fc.array(delivery, { maxLength: 6 }),
  nowHour: fc.integer({ min: 24 * 120, max: 24 * 200 }),
})

const toItem = (productId: string, item: DosedItem, perPack: number): RefilledItem => ({
  id: productId,
  ...capsules(productId, { ...item, perPack }),
})
const toOrder = ({ productId, hour, packs }: Delivered): SupplyingOrder => ({
  placedAt: START,
  deliveredAt: atHour(hour),
  isCanceled: false,
  lines: [{ productId, packs }],
})

/** One item of a client, lived day by day; nothing of what never came. */
function live(item: DosedItem, own: Delivered[], { began, perPack }: { began: number; perPack: number }) {
  const { firstDay, daily, planned } = written(item)
  if (own.length === 0) return null
  const startHour = Math.max(Math.min(...own.map(({ hour }) => hour)), began + firstDay * 24)
  const arrivals = own.map(({ hour, packs }) => ({
    day: Math.max(0, Math.floor((hour - startHour) / 24)),
    units: packs * perPack,
  }))
  const simulated = simulate(daily, arrivals)
  const runsOut = runsOutOn(simulated, Math.max(...arrivals.map(({ day }) => day)))
  return { startHour, daily, planned, simulated, runsOut, isWithin: runsOut < daily.length }
}

type Client = typeof anyClient extends fc.Arbitrary<infer C> ? C : never

function setUp({ items, perPack, deliveries, nowHour }: Client) {
  const ids = ['magnesium', 'zinc']
  const products = items.map((item, at) => toItem(ids[at] ?? '', item, perPack))
  const began = Math.min(...deliveries.map(({ hour }) => hour))
  const lives = items.map((item, at) =>
    live(
      item,
      deliveries.filter(({ productId }) => productId === ids[at]),
      { began, perPack },
    ),
  )
  return { products, orders: deliveries.map(toOrder), lives, now: atHour(nowHour) }
}

const endsWithPacks = (duration: Duration | null) =>
  ['UntilProductFinished', 'UntilSymptomsResolve', 'AsNeeded'].includes(duration ?? '')

type Life = NonNullable<ReturnType<typeof live>>

/** Hours in which an item runs out and is done, as far as its client is concerned. */
function outcomeOf({ startHour, planned, runsOut }: Life, duration: Duration | null, nowHour: number) {
  const hourOf = (day: number) => startHour + day * 24
  if (endsWithPacks(duration)) return { ends: [], done: [hourOf(Math.min(runsOut, planned))] }
  const isWanted = nowHour < hourOf(planned) && runsOut < planned
  return { ends: isWanted ? [hourOf(runsOut)] : [], done: planned < WALKED ? [hourOf(planned)] : [] }
}

/** Whether what is written down of each item is enough to see how it ends. */
const isSeen = (lives: (Life | null)[]) =>
  lives.every((lived) => !lived || lived.isWithin || lived.planned < WALKED)

test('thousands of clients run out on the day on which one who lives it does', () => {
  fc.assert(
    fc.property(anyClient, (client) => {
      const { products, orders, lives, now } = setUp(client)
      fc.pre(isSeen(lives))
      const outcomes = products.flatMap(({ duration }, at) => {
        const lived = lives[at]
        return lived ? outcomeOf(lived, duration, client.nowHour) : []
      })
      const ends = outcomes.flatMap((outcome) => outcome.ends)
      const supply = clientSupply({ orders, products }, now)
      expect(supply.endsAt).toEqual(ends.length > 0 ? atHour(Math.min(...ends)) : null)
      expect(supply.completions).toEqual(outcomes.flatMap(({ done }) => done.map(atHour)))
    }),
    { numRuns: RUNS },
  )
})

test('thousands of clients are covered on the days on which one who lives it has packs', () => {
  fc.assert(
    fc.property(anyClient, (client) => {
      const { products, orders, lives, now } = setUp(client)
      const began = Math.min(...lives.map((lived) => lived?.startHour ?? Infinity))
      const wanted: boolean[] = []
      const lacking: boolean[] = []
      for (const lived of lives) {
        if (!lived) continue
        const { startHour, planned, simulated } = lived
        const passed = Math.max(0, Math.floor((client.nowHour - startHour) / 24))
        const first = Math.floor((startHour - began) / 24)
        simulated.had.slice(0, Math.min(passed, planned)).forEach((had, day) => {
          wanted[first + day] = true
          if (!had) lacking[first + day] = true
        })
      }
      const days = wanted.filter(Boolean).length
      const covered = wanted.filter((isWanted, day) => isWanted && !lacking[day]).length
      const percent = Math.floor((covered * 100) / days)
      const expected = days === 0 ? { unknown: null } : { percent, covered, days }
      expect(daysCovered({ orders, products }, now)).toEqual(expected)
    }),
    { numRuns: RUNS },
  )
})

/** The fewest packs with which nothing lacks between two days, by trying. */
function fewest(
  daily: number[],
  { stock, from, to, perPack }: Record<'stock' | 'from' | 'to' | 'perPack', number>,
) {
  const days = daily.slice(from, Math.max(from, to))
  for (let packs = 0; packs < 99; packs += 1) {
    const { had } = simulate(days, [{ day: 0, units: stock / 1000 + packs * perPack }])
    if (had.every(Boolean)) return packs
  }
  return 99
}

/** What an item that is refilled lacks between the end of what is there and an hour. */
function lacking(lived: Life | null, item: DosedItem, { nowHour, perPack, untilHour }: Lacking): number {
  const { daily, planned } = written(item)
  const startHour = lived?.startHour ?? nowHour
  const dayOf = (hour: number) => Math.ceil((hour - startHour) / 24)
  const runsOut = lived?.runsOut ?? 0
  const from = Math.max(runsOut, dayOf(nowHour))
  const to = Math.min(planned, dayOf(untilHour))
  return fewest(daily, { stock: lived?.simulated.stock[runsOut] ?? 0, from, to, perPack })
}
type Lacking = { nowHour: number; perPack: number; untilHour: number }

test('the basket of thousands of clients holds the fewest packs that last until its day', () => {
  fc.assert(
    fc.property(anyClient, (client) => {
      const { products, orders, lives, now } = setUp(client)
      fc.pre(isSeen(lives))
      const { until, refills } = refillBasket({ items: products, orders }, now)
      fc.pre(until !== null)
      const untilHour = (Number(until) - START.getTime()) / HOUR_MS
      const wanted = refills.map(({ reason, packs }) => (reason === 'Over' ? null : packs))
      const expected = client.items.map((item, at) =>
        wanted[at] === null ? null : lacking(lives[at] ?? null, item, { ...client, untilHour }),
      )
      expect(wanted).toEqual(expected)
    }),
    { numRuns: RUNS },
  )
})

test('what a plan costs a day and in its first month is what one who lives it uses', () => {
  const price = fc.record({
    net: fc.integer({ min: 1, max: 9000 }),
    discount: fc.integer({ min: 0, max: 30 }),
  })
  fc.assert(
    fc.property(anyItem, price, fc.constantFrom(7, 30, 60), (item, { net, discount }, perPack) => {
      const { firstDay, daily, planned } = written(item)
      const { supply, duration } = toItem('magnesium', item, perPack)
      const days = Math.min(planned, 30)
      const thousandths = (units: number[]) => units.reduce((sum, dose) => sum + Math.round(dose * 1000), 0)
      const paid = (units: number, over: number) =>
        divideHalfUp(
          BigInt(net) * BigInt(units) * BigInt(100 - discount),
          BigInt(perPack * 1000 * over * 100),
        )
      const money = (amount: number) => ({ amount, currency: 'EUR' })
      const toCost = {
        unitNet: { amount: net, currency: 'EUR' as const },
        vatRate: 0,
        packs: 1,
        supply,
        duration,
      }
      const cost = planCost([toCost], { discountPercentage: discount, currency: 'EUR' })
      expect(cost).toMatchObject({
        perDay: money(paid(thousandths(daily.slice(0, days)), days)),
        firstMonth: money(paid(thousandths(daily.slice(0, Math.max(0, Math.min(days, 30 - firstDay)))), 1)),
      })
    }),
    { numRuns: RUNS },
  )
})
