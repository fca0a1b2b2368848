import { DAY_MS } from '@salvia/contract/durations'
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder, type Shopper, setUpCheckout } from '#test/checkout'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { settleDeliveries } from '../orders/index.ts'
import { practitioners } from '../people/index.ts'
import { journalEntries, postings } from './data/ledger-tables.ts'
import { walletTransactions } from './data/wallet-tables.ts'
import { completeWithheld } from './use-cases/complete-commissions.ts'

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const eur = (amount: number) => ({ amount, currency: 'EUR' })

/** A practitioner whose plan, at 10 percent, was ordered once: list 100.00 net, so 20.00 of commission. */
async function setUp(discountPercentage = 10) {
  const { api, productIds } = await setUpCheckout()
  await api.db.update(products).set({ netPrice: 10_000 }).where(eq(products.id, productIds[0]))
  const practitioner = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, practitioner, {
    discountPercentage,
    recommendationItems: [item(productIds[0])],
  })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const lines = [
    { productId: productIds[0], quantity: 1, recommendationItemId },
    { productId: productIds[1], quantity: 3 },
  ]
  const place = () => makePlacedOrder(api, [], null, { lines })
  return { api, practitioner, plan, place, lines }
}

const read = async (api: TestApi, by: Shopper, path: string) => (await call(api, by, ['GET', path])).json()

/** Another parcel, in the place of the one that the order was placed with. */
async function deliver(api: TestApi, orderId: string, deliveredAt: Date | null, status = 'InTransit') {
  await api.db.execute(sql`delete from shipments where order_id = ${orderId} and status = 'Draft'`)
  await api.db.execute(sql`insert into shipments (id, order_id, status, created_at, delivered_at)
    values (gen_random_uuid(), ${orderId}, ${status}, ${NOW.toISOString()}, ${deliveredAt?.toISOString() ?? null})`)
}

const allow = (api: TestApi, practitionerId: string, isCommissionEnabled: boolean) =>
  api.db.update(practitioners).set({ isCommissionEnabled }).where(eq(practitioners.userId, practitionerId))

describe('a commission', () => {
  test('is pending when the order is placed: what is left of the margin of the plan lines', async () => {
    const { api, practitioner, place } = await setUp()
    const order = await place()
    const balance = { available: eur(0), pending: eur(2000), reserved: eur(0) }
    expect(await read(api, practitioner, '/wallet/balance')).toEqual(balance)
    expect(await read(api, practitioner, '/practitioner/balance')).toEqual(balance)
    expect(await read(api, practitioner, '/wallet/pending')).toEqual({ amount: eur(2000), ordersCount: 1 })
    expect(await read(api, practitioner, '/wallet/pending-orders')).toMatchObject({
      results: [
        {
          orderId: order.orderId,
          orderNumber: 'S-2026-000001',
          placedAt: NOW.toISOString(),
          planName: 'Sleep',
          commission: eur(2000),
        },
      ],
      pager: { count: 1, limit: 20 },
    })
    expect(await read(api, practitioner, '/wallet/transactions')).toMatchObject({
      transactions: [
        {
          type: 'Commission',
          status: 'Draft',
          commissionStatus: 'Pending',
          amount: eur(2000),
          postedAt: null,
        },
      ],
      totalCount: 1,
    })
  })

  test('is nothing when the whole margin is given to the client', async () => {
    const { api, practitioner, place } = await setUp(30)
    await place()
    expect(await api.db.$count(walletTransactions)).toBe(0)
    expect(await read(api, practitioner, '/wallet/pending')).toEqual({ amount: eur(0), ordersCount: 0 })
  })

  test('is nothing for a practitioner’s own order of the plan', async () => {
    const { api, practitioner, lines } = await setUp()
    await makePlacedOrder(api, [], practitioner, { lines })
    expect(await api.db.$count(walletTransactions)).toBe(0)
  })

  test('accrues as for the client when the practitioner orders for one', async () => {
    const { api, practitioner, lines } = await setUp()
    await makePlacedOrder(api, [], practitioner, { lines, isCustomClientOrder: true })
    expect(await read(api, practitioner, '/wallet/pending')).toEqual({ amount: eur(2000), ordersCount: 1 })
  })

  test('is available 30 days after all parcels arrived, once', async () => {
    const { api, practitioner, place } = await setUp()
    const { orderId } = await place()
    await deliver(api, orderId, NOW)
    await deliver(api, orderId, inDays(2))
    await deliver(api, orderId, null, 'Canceled')
    await settleDeliveries(api.db, inDays(31))
    expect(await read(api, practitioner, '/wallet/balance')).toMatchObject({ pending: eur(2000) })
    await settleDeliveries(api.db, new Date(inDays(32).getTime() - 1))
    expect(await read(api, practitioner, '/wallet/balance')).toMatchObject({ pending: eur(2000) })
    for (let run = 0; run < 2; run += 1) await settleDeliveries(api.db, inDays(32))
    expect(await read(api, practitioner, '/wallet/balance')).toEqual({
      available: eur(2000),
      pending: eur(0),
      reserved: eur(0),
    })
    const posted = { status: 'Posted', commissionStatus: 'Completed', postedAt: inDays(32).toISOString() }
    expect(await read(api, practitioner, '/wallet/transactions')).toMatchObject({ transactions: [posted] })
    expect(await read(api, practitioner, '/wallet/pending')).toEqual({ amount: eur(0), ordersCount: 0 })
  })

  test('is suspended while its practitioner may not receive it, and posted when it may', async () => {
    const { api, practitioner, place } = await setUp()
    await allow(api, practitioner.userId, false)
    const { orderId } = await place()
    const statusOf = async () => (await api.db.select().from(walletTransactions))[0]?.status
    expect(await statusOf()).toBe('Suspended')
    await allow(api, practitioner.userId, true)
    await completeWithheld(api.db, inDays(1))
    expect(await statusOf()).toBe('Suspended')
    await allow(api, practitioner.userId, false)
    await deliver(api, orderId, NOW)
    await settleDeliveries(api.db, inDays(30))
    await completeWithheld(api.db, inDays(31))
    expect(await statusOf()).toBe('Suspended')
    await allow(api, practitioner.userId, true)
    await completeWithheld(api.db, inDays(32))
    expect(await statusOf()).toBe('Posted')
    expect(await read(api, practitioner, '/wallet/balance')).toMatchObject({
      available: eur(2000),
      pending: eur(0),
    })
  })

  test('is taken back when the order is canceled, and the plan’s count with it', async () => {
    const { api, practitioner, plan, place } = await setUp()
    const { orderId } = await place()
    await call(api, await makeAdmin(api), ['PUT', `/orders/${orderId}/cancel`])
    expect(await read(api, practitioner, '/wallet/balance')).toMatchObject({
      pending: eur(0),
      available: eur(0),
    })
    expect(await api.db.select().from(walletTransactions)).toMatchObject([{ status: 'Cancelled' }])
    expect(await read(api, practitioner, `/recommendations/${plan.id}`)).toMatchObject({ totalOrders: 0 })
    await deliver(api, orderId, NOW)
    await settleDeliveries(api.db, inDays(31))
    expect(await read(api, practitioner, '/wallet/balance')).toMatchObject({ available: eur(0) })
  })

  test('of another order of the practitioner stays when one is canceled', async () => {
    const { api, practitioner, place } = await setUp()
    const [kept, canceled] = [await place(), await place()]
    await call(api, await makeAdmin(api), ['PUT', `/orders/${canceled.orderId}/cancel`])
    expect(await read(api, practitioner, '/wallet/pending')).toEqual({ amount: eur(2000), ordersCount: 1 })
    expect(
      await api.db
        .select({ orderId: walletTransactions.orderId, status: walletTransactions.status })
        .from(walletTransactions)
        .orderBy(asc(walletTransactions.id)),
    ).toEqual([
      { orderId: kept.orderId, status: 'Draft' },
      { orderId: canceled.orderId, status: 'Cancelled' },
    ])
  })
})

describe('a wallet', () => {
  test('is seen by its owner alone: others have their own, empty', async () => {
    const { api, place } = await setUp()
    await place()
    const other = await makeApprovedPractitioner(api)
    expect(await read(api, other, '/wallet/balance')).toMatchObject({ pending: eur(0) })
    expect(await read(api, other, '/wallet/transactions')).toEqual({ transactions: [], totalCount: 0 })
  })

  test('lists by page, kind and posting time', async () => {
    const { api, practitioner, place } = await setUp()
    const { orderId } = await place()
    await place()
    await deliver(api, orderId, NOW)
    await settleDeliveries(api.db, inDays(30))
    const list = async (query: string) => {
      const page = await read(api, practitioner, `/wallet/transactions?${query}`)
      return [page.transactions.length, page.totalCount]
    }
    expect(await list('limit=1')).toEqual([1, 2])
    expect(await list('limit=1&offset=2')).toEqual([0, 2])
    expect(await list('transactionTypes=Payout,Bonus')).toEqual([0, 0])
    expect(await list('transactionTypes=Commission')).toEqual([2, 2])
    expect(await list(`postedAtFrom=${inDays(30).toISOString()}`)).toEqual([1, 1])
    expect(await list(`postedAtTo=${inDays(29).toISOString()}`)).toEqual([0, 0])
    const badSort = await call(api, practitioner, ['GET', '/wallet/transactions?sort=iban'])
    expect(badSort.statusCode).toBe(400)
  })
})

describe('the ledger', () => {
  test('refuses postings that do not add up, and any change of what is written', async () => {
    const { api, place } = await setUp()
    await place()
    const [entry] = await api.db.select().from(journalEntries)
    const posting = {
      entryId: entry?.id ?? '',
      accountId: 'commissionCost',
      amount: 5,
      currency: 'EUR' as const,
    }
    await expect(api.db.insert(postings).values(posting)).rejects.toThrow()
    await expect(api.db.update(postings).set({ amount: 1 })).rejects.toThrow()
    await expect(api.db.delete(journalEntries)).rejects.toThrow()
    expect(await api.db.$count(postings)).toBe(2)
  })
})
