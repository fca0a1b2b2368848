import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { codeTo, linked } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import {
  addToPlan,
  clientsOfPlans,
  invitePerson,
  planTokenTo,
  saveByCode,
  setUpFollowed,
} from '#test/followers'
import { makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, type Plan } from '#test/plans'
import { users } from '../../identity/index.ts'

const EVAS = 'eva@post.example'

/** A plan to which an address without an account is invited, and the account of somebody with another one. */
async function setUp(body: object = {}) {
  const set = await setUpFollowed()
  const { api, sophie, plan } = set
  const file = (await invitePerson(api, sophie, plan, body)).json()
  const token = await planTokenTo(api, 'phone' in body ? String(body.phone) : EVAS)
  return { ...set, tom: await makeClient(api), fileId: file.clientId as string, token }
}

const askCode = (api: TestApi, by: Person, plan: Plan, token: string) =>
  call(api, by, ['POST', `/recommendations/code/${plan.shareCode}/save/code`, { token }])

/** All rows but the counters of tries. */
async function uncounted({ db }: TestApi) {
  const { limit_windows: _, ...rows } = await databaseDigest(db)
  return rows
}

describe('a code to the invited address', () => {
  test('lets an account with another address take the invitation up, once', async () => {
    const { api, sophie, plan, tom, fileId, token } = await setUp()
    expect((await saveByCode(api, tom, plan, { token })).json().code).toBe('invitation_not_yours')
    const sent = await askCode(api, tom, plan, token)
    expect([sent.statusCode, sent.json()]).toEqual([200, { sentTo: 'e…@post.example' }])
    const code = await codeTo(api, EVAS)
    expect((await saveByCode(api, tom, plan, { token, code })).statusCode).toBe(200)
    expect(await api.db.$count(users, eq(users.id, fileId))).toBe(0)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      { clientId: tom.userId, channel: 'Email', joinedAt: NOW.toISOString(), sharesOrders: true },
    ])
    expect((await saveByCode(api, tom, plan, { token, code })).statusCode).toBe(422)
  })

  test('goes to the number where the invitation was a text message', async () => {
    const { api, sophie, plan, tom, token } = await setUp({ phone: '+31612345678' })
    const sent = await askCode(api, tom, plan, token)
    expect([sent.statusCode, sent.json()]).toEqual([200, { sentTo: '…78' }])
    const code = await codeTo(api, '+31612345678')
    expect((await saveByCode(api, tom, plan, { token, code })).statusCode).toBe(200)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: tom.userId, channel: 'Sms' }])
  })

  test('that is wrong, another’s or about another invitation changes nothing, and five tries are all', async () => {
    const { api, sophie, plan, anna, tom, token } = await setUp()
    await askCode(api, tom, plan, token)
    const code = await codeTo(api, EVAS)
    await invitePerson(api, sophie, plan, { email: 'finn@post.example' })
    const other = await planTokenTo(api, 'finn@post.example')
    api.app.config.hasRateLimits = true
    const before = await uncounted(api)
    const wrong = code === '000000' ? '111111' : '000000'
    for (const [by, given] of [
      [tom, { token, code: wrong }],
      [anna, { token, code }],
      [tom, { token: other, code }],
    ] as const) {
      const refused = await saveByCode(api, by, plan, given)
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        [{ id: 'code', error: 'code_invalid' }],
      ])
    }
    for (let tries = 2; tries < 5; tries += 1) await saveByCode(api, tom, plan, { token, code: wrong })
    expect((await saveByCode(api, tom, plan, { token, code })).statusCode).toBe(429)
    expect(await uncounted(api)).toEqual(before)
  })

  test('is not sent to practitioners, for an invitation that is over, or to one who has an account', async () => {
    const { api, sophie, plan, anna, tom, token } = await setUp()
    await linked(api, sophie, anna)
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    const annas = await planTokenTo(api, anna.email)
    const lars = await makeApprovedPractitioner(api)
    const before = await uncounted(api)
    const asked = [
      await askCode(api, lars, plan, token),
      await askCode(api, tom, plan, `${token}x`),
      await askCode(api, tom, plan, annas),
    ]
    expect(asked.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'forbidden'],
      [422, 'code_invalid'],
      [403, 'invitation_not_yours'],
    ])
    expect(await uncounted(api)).toEqual(before)
  })
})
