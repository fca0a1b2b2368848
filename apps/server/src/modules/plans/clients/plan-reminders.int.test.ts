import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import {
  addToPlan,
  clientsOfPlans,
  eventsOf,
  followAt,
  openByCode,
  planTokenTo,
  setUpFollowed,
} from '#test/followers'
import { makeApprovedPractitioner, type Person, signInAs } from '#test/people'
import { call, type Plan } from '#test/plans'
import { users } from '../../identity/index.ts'
import { practitioners } from '../../people/index.ts'

const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

/** A client who has not opened a plan for eight days. */
async function setUpAlerted() {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  await followAt(api, day(8))
  const headers = await signInAs(api, sophie.email)
  return { api, sophie: { ...sophie, headers }, anna, plan }
}

type Writing = { plan: Plan; anna: Person; body?: object; key?: string }

const write = (api: TestApi, by: Person, { plan, anna, body = {}, key = 'key-of-dialog' }: Writing) =>
  call(
    api,
    by,
    [
      'PUT',
      `/recommendations/${plan.id}/clients/${anna.userId}`,
      { channel: 'Email', alert: 'NotViewed', text: 'Any questions?', ...body },
    ],
    { 'idempotency-key': key },
  )

describe('a word about an alert', () => {
  test('goes to the client with a new link, in the client’s language, and is told with its day', async () => {
    const { api, sophie, anna, plan } = await setUpAlerted()
    await api.db.update(users).set({ preferredLanguageCode: 'de' }).where(eq(users.id, anna.userId))
    const [before] = await clientsOfPlans(api, sophie)
    expect(before).toMatchObject({ alert: { id: 'NotViewed', days: 8 }, lastReminder: null })
    const written = await write(api, sophie, { plan, anna })
    expect([written.statusCode, written.json()]).toMatchObject([
      200,
      {
        client: { languageCode: 'de' },
        channel: 'Email',
        lastReminder: { alert: 'NotViewed', at: day(8).toISOString() },
      },
    ])
    const mail = (await messagesTo(api, anna.email)).at(-1)
    expect(mail).toMatchObject({ subject: 'Eine Nachricht zu Ihrem Behandlungsplan', state: 'Sent' })
    expect(mail?.plainText).toContain('Any questions?')
    const token = await planTokenTo(api, anna.email)
    expect((await openByCode(api, null, plan, { token })).json()).toMatchObject({ isInvited: true })
    expect((await eventsOf(api, sophie, plan)).slice(0, 4)).toEqual([
      'Shared',
      'EmailDelivered',
      'Shared',
      'EmailDelivered',
    ])
  })

  test.for([true, false])(
    'tells how to reach its practitioner, if the page of the plan shows it: %s',
    async (showContactInfo) => {
      const { api, sophie, anna, plan } = await setUpAlerted()
      const isSophie = eq(practitioners.userId, sophie.userId)
      await api.db.update(practitioners).set({ showContactInfo }).where(isSophie)
      expect((await write(api, sophie, { plan, anna })).statusCode).toBe(200)
      const mail = (await messagesTo(api, anna.email)).at(-1)
      expect(mail?.plainText?.includes(sophie.email)).toBe(showContactInfo)
    },
  )

  test('is sent once by one key, however often it is pressed', async () => {
    const { api, sophie, anna, plan } = await setUpAlerted()
    const answers = await Promise.all([1, 2, 3].map(() => write(api, sophie, { plan, anna })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await messagesTo(api, anna.email)).toHaveLength(2)
    const other = await write(api, sophie, { plan, anna, body: { text: 'Another text' } })
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused'])
  })

  test('about an alert that is over, another one or a muted one is refused, and nothing changed', async () => {
    const { api, sophie, anna, plan } = await setUpAlerted()
    const refused = async (body: object = {}) => {
      const before = await databaseDigest(api.db)
      const answer = await write(api, sophie, { plan, anna, body })
      expect(await databaseDigest(api.db)).toEqual(before)
      return [answer.statusCode, answer.json().code]
    }
    expect(await refused({ alert: 'RefillOverdue' })).toEqual([409, 'alert_over'])
    await call(api, sophie, ['POST', `/recommendations/${plan.id}/toggle-mute-alerts`])
    expect(await refused()).toEqual([409, 'alert_muted'])
    await call(api, sophie, ['POST', `/recommendations/${plan.id}/toggle-mute-alerts`])
    const settings = `/customer/${anna.userId}/practitioner-settings`
    await call(api, sophie, ['PATCH', settings, { muteAlerts: true }])
    expect(await refused()).toEqual([409, 'alert_muted'])
    await call(api, sophie, ['PATCH', settings, { muteAlerts: false }])
    await call(api, sophie, ['POST', `/recommendations/${plan.id}/clients/${anna.userId}/dismiss-alert`])
    expect(await refused()).toEqual([409, 'alert_over'])
  })

  test('to a number that is not there, to who is off the plan and by another practitioner sends nothing', async () => {
    const { api, sophie, anna, plan } = await setUpAlerted()
    const colleague = await makeApprovedPractitioner(api)
    const sent = async () => (await messagesTo(api, anna.email)).length
    const before = await sent()
    const bySms = await write(api, sophie, { plan, anna, body: { channel: 'Sms' } })
    expect([bySms.statusCode, bySms.json().code]).toEqual([422, 'phone_invalid'])
    expect((await write(api, colleague, { plan, anna })).statusCode).toBe(404)
    await call(api, sophie, ['DELETE', `/recommendations/${plan.id}/clients/${anna.userId}`])
    expect((await write(api, sophie, { plan, anna })).statusCode).toBe(404)
    expect(await sent()).toBe(before)
  })

  test('is limited as an invitation is: three a day to one client', async () => {
    const { api, sophie, anna, plan } = await setUpAlerted()
    api.app.config.hasRateLimits = true
    const statuses: number[] = []
    for (const key of ['key-one-1', 'key-two-2', 'key-three', 'key-four-']) {
      const again = await write(api, sophie, { plan, anna, key, body: { alert: undefined } })
      statuses.push(again.statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    const repeated = await write(api, sophie, { plan, anna, key: 'key-three', body: { alert: undefined } })
    expect(repeated.statusCode).toBe(200)
    expect(await messagesTo(api, anna.email)).toHaveLength(4)
  })
})
