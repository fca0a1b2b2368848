import type { RunPreview } from '@salvia/contract/payouts/admin-payouts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TestApi } from '#test/api'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makePayable } from '#test/payouts'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { euros, walletOf } from '#test/wallet-order'
import { products } from '../catalogue/index.ts'
import { settleDeliveries } from '../orders/index.ts'

/** When 20 December begins in Amsterdam, and 30 days before. */
const BEGINS = new Date('2026-12-19T23:00:00Z')
const THIRTY_DAYS_BEFORE = new Date('2026-11-19T23:00:00Z')

/** Before the run of December, and after it. */
const IN_NOVEMBER = new Date('2026-11-27T12:00:00Z')
const IN_DECEMBER = new Date('2026-12-05T12:00:00Z')

async function setUp(now: Date) {
  const { api, productIds } = await setUpCheckout()
  api.setNow(now)
  await api.db.update(products).set({ netPrice: 10_000 }).where(eq(products.id, productIds[0]))
  const accounting = await makeAdmin(api)
  /** Somebody with so much, and 20.00 of pending commission for an order whose parcels arrived then. */
  async function makePayeeOf(available: number, deliveredAt: (Date | null)[]) {
    const payee = await makeApprovedPractitioner(api)
    await makePayable(api, payee, { available })
    const plan = await makePlan(api, payee, {
      discountPercentage: 10,
      recommendationItems: [item(productIds[0])],
    })
    const recommendationItemId = plan.recommendationItems[0]?.id
    const lines = [{ productId: productIds[0], quantity: 1, recommendationItemId }]
    const { orderId } = await makePlacedOrder(api, [], null, { lines })
    await deliver(api, orderId, deliveredAt)
    return payee
  }
  const ask = (date?: string) =>
    call(api, accounting, ['GET', `/admin/payouts/preview${date ? `?date=${date}` : ''}`])
  const preview = async (date?: string) => (await ask(date)).json<RunPreview>()
  return { api, makePayeeOf, ask, preview }
}

/** Parcels in the place of the one that the order was placed with. */
async function deliver({ db }: TestApi, orderId: string, deliveredAt: (Date | null)[]) {
  await db.execute(sql`delete from shipments where order_id = ${orderId}`)
  for (const at of deliveredAt)
    await db.execute(sql`insert into shipments (id, order_id, status, created_at, delivered_at)
      values (gen_random_uuid(), ${orderId}, 'InTransit', ${BEGINS.toISOString()}, ${at?.toISOString() ?? null})`)
}

const rowOf = ({ results }: RunPreview, { userId }: Person) =>
  results
    .filter(({ practitioner }) => practitioner.id === userId)
    .map(({ available, becomesAvailable, obstacle }) => [available.amount, becomesAvailable.amount, obstacle])

test('what becomes available until a later day is counted apart, from the beginning of that day in Amsterdam', async () => {
  const { api, makePayeeOf, preview } = await setUp(IN_DECEMBER)
  const onTime = await makePayeeOf(1001, [
    new Date(THIRTY_DAYS_BEFORE.getTime() - 86_400_000 * 5),
    THIRTY_DAYS_BEFORE,
  ])
  const late = await makePayeeOf(2500, [new Date(THIRTY_DAYS_BEFORE.getTime() + 1)])
  const only = await makePayeeOf(0, [THIRTY_DAYS_BEFORE])
  const before = await preview('2026-12-19')
  expect(rowOf(before, onTime)).toEqual([[1001, 0, 'BelowMinimum']])
  expect(rowOf(before, only)).toEqual([])
  expect(before.payable).toEqual({ count: 1, amount: euros(2500), becomesAvailable: euros(0) })
  const onTheDay = await preview('2026-12-20')
  expect(rowOf(onTheDay, onTime)).toEqual([[1001, 2000, null]])
  expect(rowOf(onTheDay, late)).toEqual([[2500, 0, null]])
  expect(rowOf(onTheDay, only)).toEqual([[0, 2000, 'BelowMinimum']])
  expect(onTheDay.payable).toEqual({ count: 2, amount: euros(3501), becomesAvailable: euros(2000) })
  expect((await preview('2026-12-21')).payable).toEqual({
    count: 2,
    amount: euros(3501),
    becomesAvailable: euros(4000),
  })
  expect((await preview()).payable).toEqual({ count: 1, amount: euros(2500), becomesAvailable: euros(0) })
  await settleDeliveries(api.db, BEGINS)
  expect(await walletOf(api, onTime)).toMatchObject({ available: 3001 })
  expect(await walletOf(api, late)).toMatchObject({ available: 2500 })
  const settled = await preview('2026-12-20')
  expect(settled.payable).toEqual({ count: 2, amount: euros(5501), becomesAvailable: euros(0) })
})

test('what is suspended, canceled, or waits for another parcel is not said to become available', async () => {
  const { api, makePayeeOf, preview } = await setUp(IN_DECEMBER)
  const [suspended, canceled, underWay] = [
    await makePayeeOf(100, [THIRTY_DAYS_BEFORE]),
    await makePayeeOf(100, [THIRTY_DAYS_BEFORE]),
    await makePayeeOf(100, [THIRTY_DAYS_BEFORE, null]),
  ]
  const setStatus = ({ userId }: Person, status: string) =>
    api.db.execute(sql`update wallet_transactions set status = ${status}
      where practitioner_id = ${userId} and type = 'Commission' and status = 'Draft'`)
  await setStatus(suspended, 'Suspended')
  await setStatus(canceled, 'Cancelled')
  const ahead = await preview('2027-02-01')
  for (const each of [suspended, canceled, underWay])
    expect(rowOf(ahead, each)).toEqual([[100, 0, 'BelowMinimum']])
  expect(ahead.payable).toEqual({ count: 0, amount: euros(0), becomesAvailable: euros(0) })
})

test('what the next run pays is not shown again for a day after it', async () => {
  const { makePayeeOf, ask, preview } = await setUp(IN_NOVEMBER)
  const rich = await makePayeeOf(2500, [THIRTY_DAYS_BEFORE])
  const growing = await makePayeeOf(1000, [THIRTY_DAYS_BEFORE])
  const early = await makePayeeOf(1000, [new Date('2026-10-31T23:00:00Z')])
  const [nextRun, afterIt, runThen] = [
    await preview('2026-12-01'),
    await preview('2026-12-20'),
    await preview('2027-01-01'),
  ]
  expect([rich, growing, early].flatMap((each) => rowOf(nextRun, each))).toEqual([
    [2500, 0, null],
    [1000, 0, 'BelowMinimum'],
    [1000, 2000, null],
  ])
  expect(nextRun.payable).toEqual({ count: 2, amount: euros(3500), becomesAvailable: euros(2000) })
  // The month's run pays nobody twice.
  expect([rich, growing, early].flatMap((each) => rowOf(afterIt, each))).toEqual([
    [0, 2000, 'PaidThisMonth'],
    [1000, 2000, null],
    [0, 0, 'PaidThisMonth'],
  ])
  expect(afterIt.payable).toEqual({ count: 1, amount: euros(1000), becomesAvailable: euros(2000) })
  expect([rich, growing, early].flatMap((each) => rowOf(runThen, each))).toEqual([
    [0, 2000, 'BelowMinimum'],
    [1000, 2000, null],
  ])
  expect(runThen.payable).toEqual({ count: 1, amount: euros(1000), becomesAvailable: euros(2000) })
  const far = await ask('2027-01-02')
  expect([far.statusCode, far.json().code]).toEqual([422, 'payout_day_far'])
})
