import { DAY_MS } from '@salvia/contract/durations'
import type { InsightMonth } from '@salvia/contract/insights/insights'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { deliver, followAt, openByCode } from '#test/followers'
import { readInsights, setUpInsights } from '#test/insights'
import { makeAdmin, type Person, signInAs } from '#test/people'
import { call } from '#test/plans'
import { orders } from '../orders/index.ts'
import { practitionerClients } from '../people/index.ts'
import { recommendations } from '../plans/index.ts'
import { completeCommissions, takeBackCommissionUpTo } from '../wallet/index.ts'
import { gatherInsights } from './index.ts'

const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const eur = (amount: number) => ({ amount, currency: 'EUR' })

const at = async (api: TestApi, person: Person): Promise<Person> => ({
  ...person,
  headers: await signInAs(api, person.email),
})

const monthOf = ({ months }: { months: InsightMonth[] }, month: string) =>
  months.find((one) => one.month === month)

describe('figures of a month', () => {
  test('are those of its orders, plans, views and clients, and equal orders and ledger to the cent', async () => {
    const { api, sophie, anna, plan, other, first, second, line } = await setUpInsights()
    await openByCode(api, null, plan)
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}/shared`])
    const kept = await makePlacedOrder(api, [], anna, { lines: [line(plan, first, 2), line(other, second)] })
    const again = await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
    const canceled = await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
    const admin = await makeAdmin(api)
    await call(api, admin, ['PUT', `/orders/${canceled.orderId}/cancel`])
    await api.runJobs()
    await gatherInsights(api.db, NOW)

    const sales = await api.db
      .select({ paid: orders.goodsPaid })
      .from(orders)
      .where(inArray(orders.id, [kept.orderId, again.orderId]))
    const gross = sales.reduce((sum, { paid }) => sum + paid, 0)
    const { pending } = (await call(api, sophie, ['GET', '/wallet/balance'])).json()
    expect(pending.amount).toBeGreaterThan(0)
    const own = await readInsights(api, sophie, '?monthsCount=2')
    expect(own.months).toEqual([
      expect.objectContaining({
        month: '2026-10',
        clients: 0,
        orders: 0,
        grossSales: eur(0),
        averageOrder: null,
      }),
      {
        month: '2026-11',
        clients: 1,
        newClients: 1,
        plansMade: 2,
        plansShared: 1,
        plansOrdered: 1,
        conversion: 100,
        views: 2,
        orders: 2,
        grossSales: eur(gross),
        averageOrder: eur(Math.round(gross / 2)),
        commission: pending,
        refillsDue: 0,
        refillsMade: 0,
        refillRate: null,
      },
    ])
    expect(
      own.results
        .map((row: { productId: string; packs: number; orders: number }) => [
          row.productId,
          row.packs,
          row.orders,
        ])
        .sort(),
    ).toEqual(
      [
        [first, 3, 2],
        [second, 1, 1],
      ].sort(),
    )
    expect(own.topPlans).toMatchObject([
      { recommendationId: plan.id, orders: 2 },
      { recommendationId: other.id, orders: 1 },
    ])
    const all = (await call(api, admin, ['GET', '/admin/practitioner/insights?monthsCount=2'])).json()
    expect(all.months).toEqual(own.months)
    expect(all.results[0]).toMatchObject({
      practitionerId: sophie.userId,
      grossSales: eur(gross),
      clients: 1,
    })
    const one = await call(api, admin, ['GET', `/admin/practitioner/insights/${sophie.userId}?monthsCount=2`])
    expect(one.json()).toEqual(own)
  })

  test('lose the commission that a refund took back after it was posted, in the month of its order', async () => {
    const { api, sophie, anna, plan, first, line } = await setUpInsights()
    const { orderId } = await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
    await api.db.execute(sql`update practitioners set is_commission_enabled = true`)
    await completeCommissions(api.db, [orderId], NOW)
    await gatherInsights(api.db, NOW)
    const commissionIn = async (month: string) =>
      monthOf(await readInsights(api, sophie, '?monthsCount=3'), month)?.commission.amount
    const earned = (await commissionIn('2026-11')) ?? 0
    expect(earned).toBeGreaterThan(200)
    // What happened in November is read by then.
    await gatherInsights(api.db, new Date('2026-12-20T12:00:00Z'))
    const later = new Date('2027-01-10T12:00:00Z')
    await api.db.transaction((tx) => takeBackCommissionUpTo(tx, { orderId, total: 199 }, later))
    await gatherInsights(api.db, later)
    api.setNow(later)
    const again = await readInsights(api, await at(api, sophie), '?monthsCount=3')
    expect(again.months.map((each: InsightMonth) => [each.month, each.commission.amount])).toEqual([
      ['2026-11', earned - 199],
      ['2026-12', 0],
      ['2027-01', 0],
    ])
  })

  test('are as many as the lists of that month have rows', async () => {
    const { api, sophie, anna, plan, first, line } = await setUpInsights()
    await openByCode(api, null, plan)
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}/shared`])
    await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
    await api.runJobs()
    await gatherInsights(api.db, NOW)
    const days = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-30T23:59:59.999Z' }
    const before = { from: '2026-10-01T00:00:00.000Z', to: '2026-10-31T23:59:59.999Z' }
    const within = (name: string, { from, to }: typeof days) => `${name}From=${from}&${name}To=${to}`
    const admin = await makeAdmin(api)
    const lists = (of: typeof days): [Person, string][] => [
      [sophie, `/orders?of=plans&${within('placed', of)}`],
      [sophie, `/customer?${within('linked', of)}`],
      [sophie, `/recommendations?mode=Recommendations&${within('created', of)}`],
      [sophie, `/recommendations?mode=Recommendations&${within('shared', of)}`],
      [sophie, `/wallet/transactions?transactionTypes=Commission&${within('created', of)}`],
      [
        admin,
        `/admin/recommendations?practitionerId=${sophie.userId}&isTemplate=false&${within('created', of)}`,
      ],
      [
        admin,
        `/admin/recommendations?practitionerId=${sophie.userId}&isTemplate=false&${within('shared', of)}`,
      ],
      [
        admin,
        `/admin/recommendations/journeys?practitionerId=${sophie.userId}&status=Viewed&from=${of.from}&to=${of.to}`,
      ],
    ]
    const count = async ([by, path]: [Person, string]) => {
      const body = (await call(api, by, ['GET', path])).json()
      return body.pager?.count ?? body.totalCount
    }
    const counts = (of: typeof days) => Promise.all(lists(of).map(count))
    const { months } = await readInsights(api, sophie, '?monthsCount=1')
    const { orders: sold, newClients, plansMade, plansShared, views } = months[0]
    expect([sold, newClients, plansMade, plansShared, views]).toEqual([1, 1, 2, 1, 2])
    expect(await counts(days)).toEqual([1, 1, 2, 1, 1, 2, 1, 2])
    expect(await counts(before)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('begin and end at midnight on the first day, UTC, also of a leap year’s February', async () => {
    const { api, sophie, plan, other } = await setUpInsights()
    const share = (id: string, sharedAt: string) =>
      api.db
        .update(recommendations)
        .set({ sharedAt: new Date(sharedAt) })
        .where(eq(recommendations.id, id))
    await share(plan.id, '2024-02-29T23:59:59.999Z')
    await share(other.id, '2024-03-01T00:00:00.000Z')
    await api.db.update(practitionerClients).set({ linkedAt: new Date('2024-02-29T12:00:00Z') })
    await gatherInsights(api.db, NOW)
    api.setNow(new Date('2024-04-30T23:59:59Z'))
    const own = await readInsights(api, await at(api, sophie), '?monthsCount=3')
    expect(own.months).toMatchObject([
      { month: '2024-02', plansShared: 1, clients: 1, newClients: 1 },
      { month: '2024-03', plansShared: 1, clients: 1, newClients: 0 },
      { month: '2024-04', plansShared: 0, clients: 1, newClients: 0 },
    ])
    expect(own.total).toMatchObject({ plansShared: 2, conversion: 0 })
  })

  test('follow what happens later: a cancellation, and a refill that was not ordered within 14 days', async () => {
    const { api, sophie, anna, plan, other, first, second, line } = await setUpInsights()
    const kept = await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
    const canceled = await makePlacedOrder(api, [], anna, { lines: [line(other, second)] })
    await deliver(api, kept.orderId, NOW)
    await followAt(api, NOW)
    const gatherAt = async (days: number) => {
      api.setNow(day(days))
      await gatherInsights(api.db, day(days))
      return readInsights(api, await at(api, sophie))
    }
    expect(monthOf(await gatherAt(0), '2026-11')).toMatchObject({ orders: 2 })
    const admin = await makeAdmin(api)
    expect((await call(api, admin, ['PUT', `/orders/${canceled.orderId}/cancel`])).statusCode).toBe(200)
    const { pending } = (await call(api, sophie, ['GET', '/wallet/balance'])).json()
    const later = await gatherAt(44)
    expect(monthOf(later, '2026-11')).toMatchObject({ orders: 1, commission: pending })
    expect(later.topPlans).toMatchObject([{ recommendationId: plan.id, orders: 1 }])
    expect(monthOf(later, '2026-12')).toMatchObject({ refillsDue: 0, refillRate: null })
    expect(monthOf(await gatherAt(45), '2026-12')).toMatchObject({
      refillsDue: 1,
      refillsMade: 0,
      refillRate: 0,
    })
    const rows = async (from: string, to: string) =>
      call(api, await at(api, sophie), [
        'GET',
        `/practitioner/${sophie.userId}/refills?dueFrom=${from}T00:00:00.000Z&dueTo=${to}T23:59:59.999Z`,
      ])
    const december = (await rows('2026-12-01', '2026-12-31')).json()
    expect(december.pager.count).toBe(1)
    expect(december.results).toEqual([
      {
        dueAt: day(30).toISOString(),
        isRefilled: false,
        client: { id: anna.userId, fullName: 'Test Person' },
        product: { id: first, name: expect.any(String) },
        recommendation: { id: plan.id, name: plan.name },
      },
    ])
    expect((await rows('2026-11-01', '2026-11-30')).json().results).toEqual([])
  })

  test('are the same when gathered again, and when a run is repeated from the beginning', async () => {
    const { api, anna, plan, first, line } = await setUpInsights()
    await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
    await gatherInsights(api.db, NOW)
    const before = await databaseDigest(api.db)
    await gatherInsights(api.db, NOW)
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})
