import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { invite } from '#test/clients'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call } from '#test/plans'

test('an account’s record tells who did what to it, newest first, in pages', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const { userId } = await makeApprovedPractitioner(api)
  const path = `/admin/users/${userId}/history`
  const history = async (query = '') => (await call(api, admin, ['GET', `${path}${query}`])).json()
  await call(api, admin, ['PUT', `/admin/practitioners/${userId}`, { isVip: true }])
  await call(api, admin, ['PUT', `/admin/practitioners/${userId}`, { specialty: 'Herbs' }])
  const { results, pager } = await history('?limit=2')
  const actor = { id: admin.userId, fullName: 'Test Person' }
  const at = '2026-11-20T10:00:00.000Z'
  const id = expect.any(String)
  expect(results).toEqual([
    { id, at, actor, event: 'UserChanged', details: { fields: ['specialty'] } },
    { id, at, actor, event: 'TermsChanged', details: { isVip: true } },
  ])
  expect(pager).toEqual({ offset: 0, limit: 2, count: 3, sort: null })
  const [signIn] = (await history('?offset=2')).results
  expect(signIn).toMatchObject({ event: 'SignedIn', actor: { id: userId } })
  expect(JSON.stringify(signIn)).not.toContain('127.0.0.1')
  const nobody = '/admin/users/01890000-0000-7000-8000-000000000000/history'
  expect((await call(api, admin, ['GET', nobody])).statusCode).toBe(404)
})

test('a client’s record tells who invited it, and nothing of others', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const sophie = await makeApprovedPractitioner(api)
  await makeClient(api)
  const { client } = (await invite(api, sophie)).json()
  const answer = await call(api, admin, ['GET', `/admin/users/${client.id}/history`])
  expect(answer.json().results).toEqual([
    expect.objectContaining({
      event: 'ClientInvited',
      actor: { id: sophie.userId, fullName: 'Test Person' },
    }),
  ])
})
