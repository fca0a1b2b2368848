import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { clientsOfPlans, invitePerson, setUpFollowed } from '#test/followers'
import { makeNewcomer } from '#test/people'
import { item, makePlan } from '#test/plans'
import { users } from '../../identity/index.ts'

describe('a practitioner who is not approved', () => {
  test('invites five a day by mail, and nobody by text message', async () => {
    const { api, productIds } = await setUpFollowed({ config: { hasRateLimits: true } })
    const newcomer = await makeNewcomer(api)
    const plan = await makePlan(api, newcomer, { recommendationItems: [item(productIds[0])] })
    const sms = await invitePerson(api, newcomer, plan, { phone: '+31612345678' })
    expect([sms.statusCode, sms.json().code]).toEqual([403, 'forbidden'])
    for (let at = 0; at < 5; at += 1)
      expect((await invitePerson(api, newcomer, plan, { email: `a${at}@post.example` })).statusCode).toBe(200)
    expect((await invitePerson(api, newcomer, plan, { email: 'a5@post.example' })).statusCode).toBe(429)
    expect(await clientsOfPlans(api, newcomer)).toHaveLength(5)
    await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, newcomer.userId))
    expect((await invitePerson(api, newcomer, plan)).statusCode).toBe(403)
  })

  test('writes to no one with a link in its words', async () => {
    const { api, sophie, productIds } = await setUpFollowed()
    const newcomer = await makeNewcomer(api)
    const plan = await makePlan(api, newcomer, { recommendationItems: [item(productIds[0])] })
    const before = await databaseDigest(api.db)
    const text = 'Win at evil.example'
    const refused = await invitePerson(api, newcomer, plan, { text })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ id: 'text', error: 'text_with_link' }],
    ])
    expect(await databaseDigest(api.db)).toEqual(before)
    expect((await invitePerson(api, newcomer, plan, { text: 'Until Monday. Jan B.V.' })).statusCode).toBe(200)
    const own = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
    expect((await invitePerson(api, sophie, own, { text })).statusCode).toBe(200)
  })
})
