import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { linked } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { clientsOfPlans, invitationOf, setUpFollowed } from '#test/followers'
import { makeClient } from '#test/people'
import { call } from '#test/plans'

test('an invitation repeated by its key answers the same and sends nothing; another body with it is refused', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  const tom = await makeClient(api)
  await linked(api, sophie, tom)
  const key = { 'idempotency-key': '0b9a5c1e-2f0d-4c8e-9d59-222222222222' }
  const put = (email: string) => call(api, sophie, [...invitationOf(plan, { email })], key)
  const post = (clientIds: string[]) =>
    call(api, sophie, ['POST', `/recommendations/${plan.id}/clients`, { clientIds, channel: 'Email' }], key)
  const first = [await put('eva@post.example'), await post([anna.userId])]
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 201])
  const again = [await put('eva@post.example'), await post([anna.userId])]
  expect(again.map((answer) => answer.json())).toEqual(first.map((answer) => answer.json()))
  const before = await databaseDigest(api.db)
  for (const reused of [await put('eve@post.example'), await post([tom.userId])])
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'key_reused'])
  expect(await databaseDigest(api.db)).toEqual(before)
  const sent = ['eva@post.example', anna.email, 'eve@post.example', tom.email]
  const counts = await Promise.all(sent.map(async (to) => (await messagesTo(api, to)).length))
  expect(counts).toEqual([1, 1, 0, 0])
})

test('a client who was taken off a plan is not put back by a repetition that comes late', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  const key = { 'idempotency-key': '0b9a5c1e-2f0d-4c8e-9d59-333333333333' }
  const path = `/recommendations/${plan.id}/clients`
  const add = () => call(api, sophie, ['POST', path, { clientIds: [anna.userId], channel: 'Email' }], key)
  expect((await add()).statusCode).toBe(201)
  await call(api, sophie, ['DELETE', `${path}/${anna.userId}`])
  const late = await add()
  expect(late.statusCode).toBe(201)
  expect(await clientsOfPlans(api, sophie)).toEqual([])
  expect(await messagesTo(api, anna.email)).toHaveLength(1)
})
