import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { eventsOf, openByCode, saveByCode, setUpFollowed } from '#test/followers'
import { PASSWORD } from '#test/people'
import { call } from '#test/plans'
import { recommendationClients, recommendationJourneys } from '../plans/index.ts'

test('an export says what was noted of a client and a plan, and an erasure leaves nothing of it', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await saveByCode(api, anna, plan)
  await openByCode(api, anna, plan)
  await openByCode(api, null, plan)
  const { id } = (await call(api, anna, ['POST', '/privacy/exports'])).json()
  await api.runJobs()
  const at = NOW.toISOString()
  expect((await call(api, anna, ['GET', `/privacy/exports/${id}/json`])).json().planJourneys).toEqual([
    { name: 'Sleep', kind: 'SharesOrders', isGiven: true, status: 'Viewed', details: [], at },
    { name: 'Sleep', kind: 'Viewed', at },
  ])
  const erased = await call(api, anna, ['POST', '/privacy/erasure', { password: PASSWORD }])
  expect(erased.statusCode).toBe(204)
  expect(await api.db.$count(recommendationClients)).toBe(0)
  expect(await api.db.select().from(recommendationJourneys)).toMatchObject([
    { event: 'Viewed', clientId: null },
  ])
  expect(await eventsOf(api, sophie, plan)).toEqual(['Viewed by a guest'])
})
