import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makePlacedOrder } from '#test/checkout'
import { saveByCode } from '#test/followers'
import { readInsights, setUpInsights } from '#test/insights'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { practitionerClients } from '../people/index.ts'
import { recommendationClients } from '../plans/index.ts'
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
