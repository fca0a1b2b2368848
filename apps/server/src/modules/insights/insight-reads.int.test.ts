import type { AllInsights } from '@salvia/contract/insights/insights'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder } from '#test/checkout'
import { linked } from '#test/clients'
import { saveByCode } from '#test/followers'
import { readInsights, setUpInsights } from '#test/insights'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { call, makePlan } from '#test/plans'
import { users } from '../identity/index.ts'
import { orders } from '../orders/index.ts'
import { practitionerClients, practitioners } from '../people/index.ts'
import { recommendationClients } from '../plans/index.ts'
import { practitionerSpans } from './data/insight-tables.ts'
import { gatherInsights } from './index.ts'

test('a client at risk counts once, however many plans have an alert, as in the list of those to contact', async () => {
  const { api, sophie, anna, other } = await setUpInsights()
  await saveByCode(api, anna, other)
  const atRisk = async () => [
    (await readInsights(api, sophie)).clientsAtRisk,
    (await call(api, sophie, ['GET', '/customer?hasAlerts=true'])).json().pager.count,
  ]
  expect(await atRisk()).toEqual([0, 0])
  await api.db.update(recommendationClients).set({ alertId: 'NotOrdered', alertSince: NOW })
  expect(await atRisk()).toEqual([1, 1])
  await api.db.update(practitionerClients).set({ muteAlerts: true })
  expect(await atRisk()).toEqual([0, 0])
})

test('who made a plan and is no practitioner is neither listed nor counted', async () => {
  const { api, sophie } = await setUpInsights()
  const admin = await makeAdmin(api)
  const made = await call(api, admin, ['POST', '/recommendations', { name: 'Sleep', isTemplate: true }])
  expect(made.statusCode).toBe(201)
  await gatherInsights(api.db, NOW)
  const { results, pager } = (await call(api, admin, ['GET', '/admin/practitioner/insights'])).json()
  expect(results.map((row: { practitionerId: string }) => row.practitionerId)).toEqual([sophie.userId])
  expect(pager.count).toBe(1)
})

/** What the figures of all practitioners together say, and what those of the listed ones add up to. */
async function totalAndRows(api: TestApi, admin: Person) {
  const { total, months, results } = (
    await call(api, admin, ['GET', '/admin/practitioner/insights?monthsCount=2'])
  ).json<AllInsights>()
  const add = (read: (row: AllInsights['results'][number]) => number) =>
    results.reduce((sum, row) => sum + read(row), 0)
  return {
    total: {
      plansMade: total.plansMade,
      orders: total.orders,
      grossSales: total.grossSales.amount,
      clients: months.at(-1)?.clients,
    },
    rows: {
      plansMade: add((row) => row.plansMade),
      orders: add((row) => row.orders),
      grossSales: add((row) => row.grossSales.amount),
      clients: add((row) => row.clients),
    },
  }
}

test('the figures of all together are those of the listed: of no admin, and also of who may not sign in any more', async () => {
  const { api, sophie, anna, plan, first, line } = await setUpInsights()
  const { orderId } = await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
  const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId))
  const admin = await makeAdmin(api)
  await makePlan(api, admin, { name: 'Rest' })
  await linked(api, admin, anna)
  await gatherInsights(api.db, NOW)
  const figures = { plansMade: 2, orders: 1, grossSales: order?.goodsPaid, clients: 1 }
  expect(await totalAndRows(api, admin)).toEqual({ total: figures, rows: figures })
  await api.db.update(users).set({ isActive: false }).where(eq(users.id, sophie.userId))
  await gatherInsights(api.db, NOW)
  expect(await totalAndRows(api, admin)).toEqual({ total: figures, rows: figures })
})

test('practitioners are sorted by their latest months, also when a new one begins', async () => {
  const { api, sophie, anna, plan, first, line } = await setUpInsights()
  await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
  const lars = await makeApprovedPractitioner(api)
  const admin = await makeAdmin(api)
  const sorted = async (sort: string) => {
    const answer = await call(api, admin, ['GET', `/admin/practitioner/insights?monthsCount=2&sort=${sort}`])
    return answer
      .json()
      .results.map((row: { practitionerId: string; orders: number }) => [row.practitionerId, row.orders])
  }
  const ordersBySpan = async () => {
    const { practitionerId, monthsCount, orders } = practitionerSpans
    const rows = await api.db
      .select({ monthsCount, orders })
      .from(practitionerSpans)
      .where(eq(practitionerId, sophie.userId))
      .orderBy(monthsCount)
    return [rows.length, ...rows.slice(0, 3).map((row) => row.orders)]
  }
  await gatherInsights(api.db, NOW)
  expect(await ordersBySpan()).toEqual([24, 1, 1, 1])
  expect(await sorted('-orders')).toEqual([
    [sophie.userId, 1],
    [lars.userId, 0],
  ])
  expect(await sorted('orders')).toEqual([
    [lars.userId, 0],
    [sophie.userId, 1],
  ])
  await gatherInsights(api.db, new Date('2026-12-31T23:59:59.999Z'))
  expect(await ordersBySpan()).toEqual([24, 0, 1, 1])
  await gatherInsights(api.db, new Date('2027-01-01T00:00:00.000Z'))
  expect(await ordersBySpan()).toEqual([24, 0, 0, 1])
})

test('pages of practitioners with the same figures hold each of them once, whichever way they are sorted', async () => {
  const { api, sophie } = await setUpInsights()
  const others = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const admin = await makeAdmin(api)
  const page = async (query: string) => {
    const answer = await call(api, admin, ['GET', `/admin/practitioner/insights?limit=1&${query}`])
    const { results, pager } = answer.json()
    return [pager.count, ...results.map((row: { practitionerId: string }) => row.practitionerId)]
  }
  // Who was never gathered has no figures yet.
  expect(await page('offset=0')).toEqual([0])
  await gatherInsights(api.db, NOW)
  const ids = [sophie, ...others].map(({ userId }) => userId).sort()
  for (const sort of ['', 'sort=orders&', 'sort=-orders&', 'sort=name&']) {
    const pages = await Promise.all([0, 1, 2].map((offset) => page(`${sort}offset=${offset}`)))
    expect(pages.map(([count]) => count)).toEqual([3, 3, 3])
    expect(pages.map(([, id]) => id).sort()).toEqual(ids)
  }
})

test('another practitioner’s figures, and those of nobody, are not found; products are found by name', async () => {
  const { api, sophie, anna, plan, first, line } = await setUpInsights()
  await makePlacedOrder(api, [], anna, { lines: [line(plan, first)] })
  await gatherInsights(api.db, NOW)
  const lars = await makeApprovedPractitioner(api)
  const ofOthers = await call(api, lars, ['GET', `/practitioner/${sophie.userId}/insights`])
  expect(ofOthers.statusCode).toBe(404)
  const admin = await makeAdmin(api)
  const ofClient = await call(api, admin, ['GET', `/admin/practitioner/insights/${anna.userId}`])
  expect(ofClient.statusCode).toBe(404)
  const found = async (name: string) => (await readInsights(api, sophie, `?name=${name}`)).pager.count
  expect([await found('%25'), await found('')]).toEqual([0, 1])
  for (const monthsCount of [0, 25, 'x']) {
    const answer = await call(api, sophie, [
      'GET',
      `/practitioner/${sophie.userId}/insights?monthsCount=${monthsCount}`,
    ])
    expect(answer.statusCode).toBe(400)
  }
})

test('admins look practitioners up by their name or their practice, without those who may not sign in', async () => {
  const { api, sophie } = await setUpInsights()
  const lars = await makeApprovedPractitioner(api)
  const admin = await makeAdmin(api)
  await gatherInsights(api.db, NOW)
  await api.db.update(users).set({ firstName: 'Lars', lastName: 'Holm' }).where(eq(users.id, lars.userId))
  await api.db
    .update(practitioners)
    .set({ practiceName: 'Practice of the North' })
    .where(eq(practitioners.userId, lars.userId))
  const found = async (name: string) => {
    const answer = await call(api, admin, ['GET', `/admin/practitioner/insights?name=${name}&sort=name`])
    const { results, pager } = answer.json()
    return [pager.count, ...results.map((row: { practitionerId: string }) => row.practitionerId)]
  }
  expect(await found('ars h')).toEqual([1, lars.userId])
  expect(await found('the north')).toEqual([1, lars.userId])
  expect(await found('a')).toEqual([2, lars.userId, sophie.userId])
  expect(await found('nobody')).toEqual([0])
  await api.db.update(users).set({ isActive: false }).where(eq(users.id, lars.userId))
  expect(await found('a')).toEqual([1, sophie.userId])
})
