import { DAY_MS } from '@salvia/contract/durations'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makePlacedOrder } from '#test/checkout'
import { linked } from '#test/clients'
import { setUpDisruption } from '#test/disruptions'
import { deliver, followAt, packThirty, saveByCode } from '#test/followers'
import { makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { disruptionUsers } from './data/disruption-tables.ts'

const PATH = '/admin/product-disruptions'

test('packs of a product that is begun later are used up by the days of its plan, whatever began it', async () => {
  const { api, sophie, thirdId, otherId, ...it } = await setUpDisruption()
  const zoe = await makeClient(api)
  await linked(api, sophie, zoe)
  await packThirty(api, thirdId)
  const dose = { intakeAmount: 1, intakeFormatId: 'capsule', intakeTime: ['Morning'], duration: 'Ongoing' }
  const phases = [{ days: null, intakeAmount: 1, intakeTime: ['Morning'] }]
  const plan = await makePlan(api, sophie, {
    recommendationItems: [
      item(otherId, dose),
      item(thirdId, { ...dose, schedule: { phases, cycle: null, startDay: 14 } }),
    ],
  })
  await saveByCode(api, zoe, plan, { sharesOrders: true })
  for (const [productId, deliveredAt] of [
    [otherId, new Date(NOW.getTime() - 20 * DAY_MS)],
    [thirdId, NOW],
  ] as const) {
    const recommendationItemId = plan.recommendationItems.find((each) => each.productId === productId)?.id
    const line = { productId, quantity: 1, recommendationItemId }
    const { orderId } = await makePlacedOrder(api, [], zoe, { lines: [line] })
    await deliver(api, orderId, deliveredAt)
  }
  await followAt(api, NOW)
  const { id } = await it.open([thirdId])
  await it.change(id, { status: 'Ready' })
  const days = (await it.usersOf(id)).map(({ email, runsOutOn }) => [email, runsOutOn])
  expect(days).toEqual([
    [zoe.email, '2026-12-20'],
    [sophie.email, null],
  ])
})

test('nobody is shown before all are found, and what a run that died wrote is written once', async () => {
  const { api, admin, anna, productId, ...it } = await setUpDisruption()
  const { id } = await it.open([productId])
  const moved = await call(api, admin, ['PATCH', PATH, { ids: [id], status: 'Ready' }])
  expect(moved.statusCode).toBe(200)
  await api.db.insert(disruptionUsers).values({
    ...{ disruptionId: id, userId: anna.userId },
    ...{ flags: ['HasInOwnRecommendation', 'OrderedBefore'], impactType: 'High' },
  })
  expect([(await it.read(id)).usersCount, await it.usersOf(id)]).toEqual([null, []])
  await api.runJobs()
  const found = await it.usersOf(id)
  expect([(await it.read(id)).usersCount, found.length]).toEqual([4, 4])
  expect(found[0]).toMatchObject({
    ...{ email: anna.email, flags: ['HasInOwnRecommendation', 'OrderedBefore'] },
    ...{ impactType: 'High', runsOutOn: '2026-12-20' },
  })
})
