import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { capsules } from '../../test/plans/written-doses.ts'
import type { SupplyingOrder } from './deliveries.ts'
import { packsEnd } from './packs-end.ts'
import type { SuppliedProduct } from './supplied-days.ts'

const START = new Date('2026-03-01T10:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)
/** Packs of one capsule, of which one is taken a day. */
const arrived = (on: number | null, packs: number, productId = 'magnesium'): SupplyingOrder => ({
  placedAt: START,
  deliveredAt: on === null ? null : day(on),
  isCanceled: false,
  lines: [{ productId, packs }],
})
const taking = (duration: Duration | null, productId = 'magnesium') => capsules(productId, { duration })
const ongoing = taking('Ongoing')
const zinc = taking('UntilProductFinished', 'zinc')
const unknown = capsules('magnesium', { perPack: null })

test.for<
  [what: string, at: number, orders: SupplyingOrder[], products: SuppliedProduct[], ends: number | null]
>([
  ['that are bought again', 0, [arrived(0, 30)], [ongoing], 30],
  ['that are not bought again', 9, [arrived(0, 30)], [taking('UntilProductFinished')], 30],
  ['for longer than a product is taken', 29, [arrived(0, 60)], [taking('For1Month')], 60],
  ['of a product whose days are over', 30, [arrived(0, 60)], [taking('For1Month')], null],
  ['that end first', 0, [arrived(0, 30), arrived(0, 20, 'zinc')], [ongoing, zinc], 20],
  ['that are left where others ended', 20, [arrived(0, 30), arrived(0, 20, 'zinc')], [ongoing, zinc], 30],
  ['that ended just now', 30, [arrived(0, 30)], [ongoing], null],
  ['that are there while more are under way', 0, [arrived(0, 30), arrived(null, 30)], [ongoing], 30],
  ['that arrive tomorrow', 0, [arrived(1, 30)], [ongoing], null],
  ['that nobody ordered', 0, [], [ongoing], null],
  ['of which the content is not known', 0, [arrived(0, 30)], [unknown], null],
  ['to be taken as needed', 0, [arrived(0, 30)], [taking('AsNeeded')], null],
])('packs %s', ([, at, orders, products, ends]) => {
  expect(packsEnd({ orders, products }, day(at))).toEqual(ends === null ? null : day(ends))
})
