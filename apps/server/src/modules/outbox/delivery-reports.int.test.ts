import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signBody } from '#kernel/http/signed-body'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { NOW, type TestApi, testConfig } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { addToPlan, eventsOf, setUpFollowed } from '#test/followers'
import { call } from '#test/plans'
import { users } from '../identity/index.ts'
import { recommendationClients } from '../plans/index.ts'

const SECRET = String(testConfig.secrets.bounces)
const PHONE = '+31612345678'

function report(api: TestApi, body: object, signature?: string) {
  const payload = JSON.stringify(body)
  const signed = signature ?? signBody(SECRET, Buffer.from(payload), NOW)
  const headers = { 'content-type': 'application/json', 'x-salvia-signature': signed }
  return api.app.inject({ method: 'POST', url: '/api/mails/bounces', headers, payload })
}

const invitations = ({ db }: TestApi, recipient: string) =>
  db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient)).orderBy(outboxMessages.id)

/** A client who was invited by mail, which the mail service has taken. */
async function invitedByMail() {
  const set = await setUpFollowed()
  const { api, sophie, anna, plan } = set
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  await api.runJobs()
  const [mail] = await invitations(api, anna.email)
  return { ...set, mailId: String(mail?.id) }
}

const noticesTo = async (api: TestApi, email: string) =>
  (await messagesTo(api, email)).filter(({ subject }) => subject === 'Your invitation did not arrive')

describe('a mail that comes back', () => {
  test('has failed, is in the journey, and its practitioner is told who it was for: once', async () => {
    const { api, sophie, anna, plan, mailId } = await invitedByMail()
    const bounce = { messageId: `<${mailId}@salvia.example>`, reason: '550 no such mailbox' }
    for (let times = 0; times < 2; times += 1)
      expect((await report(api, bounce)).json()).toEqual({ received: true })
    await api.runJobs()
    const [mail] = await invitations(api, anna.email)
    expect(mail).toMatchObject({ state: 'Failed', lastError: 'not delivered: 550 no such mailbox' })
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'EmailDelivered', 'EmailFailed'])
    const [notice, ...others] = await noticesTo(api, sophie.email)
    expect(others).toEqual([])
    expect(notice?.plainText).toContain('Test Person')
    expect(notice?.plainText).toContain(`http://localhost:3000/clients/${anna.userId}`)
    expect(notice?.plainText).not.toContain(plan.name)
    const funnel = await call(api, sophie, ['GET', '/recommendations/funnel'])
    expect(funnel.json()).toMatchObject({ invited: 1, delivered: 0 })
  })

  describe('names no orders, also where one that was sent after it comes back too', () => {
    const later = new Date(NOW.getTime() + 1)
    test.for([
      { reported: [0, 1], since: [later, null] },
      { reported: [1, 0], since: [NOW, null] },
    ])('reported as $reported', async ({ reported, since }) => {
      const { api, sophie, anna, plan } = await invitedByMail()
      api.setNow(later)
      const invitation = `/recommendations/${plan.id}/clients/${anna.userId}`
      await call(api, sophie, ['PUT', invitation, { channel: 'Email' }])
      await api.runJobs()
      const sent = await invitations(api, anna.email)
      const readSince = () =>
        api.db.select({ at: recommendationClients.firstSentAt }).from(recommendationClients)
      expect(await readSince()).toEqual([{ at: NOW }])
      for (const [at, index] of reported.entries()) {
        await report(api, { messageId: sent[index]?.id })
        await api.runJobs()
        expect(await readSince()).toEqual([{ at: since[at] }])
      }
    })
  })

  test('names who it was for without a link that they typed as their name', async () => {
    const { api, sophie, anna, mailId } = await invitedByMail()
    await api.db.update(users).set({ firstName: 'evil.example/win' }).where(eq(users.id, anna.userId))
    await report(api, { messageId: mailId })
    await api.runJobs()
    const [notice] = await noticesTo(api, sophie.email)
    expect(notice?.plainText).toContain('evil. example/ win')
    expect(notice?.plainText).not.toContain('evil.example')
  })

  test('tells nobody of an invitation that was sent again meanwhile', async () => {
    const { api, sophie, anna, plan, mailId } = await invitedByMail()
    const again = `/recommendations/${plan.id}/clients/${anna.userId}`
    expect((await call(api, sophie, ['PUT', again, { channel: 'Email' }])).statusCode).toBe(200)
    await report(api, { messageId: mailId })
    await api.runJobs()
    expect(await noticesTo(api, sophie.email)).toEqual([])
    expect(await eventsOf(api, sophie, plan)).not.toContain('EmailFailed')
  })

  test('before its sending is recorded is to be reported again', async () => {
    const { api, anna, mailId } = await invitedByMail()
    await api.db
      .update(outboxMessages)
      .set({ sentAt: null, state: 'Waiting' })
      .where(eq(outboxMessages.id, mailId))
    expect((await report(api, { messageId: mailId })).json()).toMatchObject({
      status: 404,
      code: 'message_not_found',
    })
    expect(await invitations(api, anna.email)).toMatchObject([{ state: 'Waiting' }])
  })

  test('changes nothing when it is unsigned, of another or of no message of ours', async () => {
    const { api, mailId } = await invitedByMail()
    const before = await databaseDigest(api.db)
    const body = { messageId: mailId }
    const old = signBody(SECRET, Buffer.from(JSON.stringify(body)), new Date(NOW.getTime() - 301_000))
    for (const signature of [
      '',
      old,
      signBody('another-key-that-is-long-enough-too', Buffer.from(JSON.stringify(body)), NOW),
    ])
      expect((await report(api, body, signature)).json()).toMatchObject({
        status: 400,
        code: 'signature_invalid',
      })
    for (const messageId of ['<hello@elsewhere.example>', crypto.randomUUID()])
      expect((await report(api, { messageId })).statusCode).toBe(200)
    expect((await report(api, { messageId: mailId, more: 1 })).json()).toMatchObject({
      code: 'contract_broken',
    })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('is refused where no secret is set', async () => {
    const { token, columns } = testConfig.secrets
    const { api } = await setUpFollowed({ config: { secrets: { token, columns } } })
    expect((await report(api, { messageId: 'x' })).json()).toMatchObject({ code: 'signature_invalid' })
  })
})

describe('a text message whose service reports', () => {
  /** A service whose reports are signed with the state that they say. */
  const sms = {
    kind: 'twilio' as const,
    send: async () => undefined,
    readReport: ({ signature, fields }: { signature: string; fields: Record<string, string> }) =>
      signature === fields.MessageStatus ? (signature as 'Delivered' | 'Failed' | 'UnderWay') : null,
  }

  async function invitedBySms() {
    const set = await setUpFollowed({ services: { sms } })
    const { api, sophie, anna, plan } = set
    await call(api, sophie, ['PUT', `/customer/${anna.userId}`, { phone: PHONE }])
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId], channel: 'Sms' })
    await api.runJobs()
    const [message] = await invitations(api, PHONE)
    const say = (status: string, signature = status, id = String(message?.id)) =>
      api.app.inject({
        method: 'POST',
        url: `/api/text-messages/${id}/status`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
        payload: new URLSearchParams({ MessageStatus: status }).toString(),
      })
    return { ...set, say }
  }

  test('is delivered when the service says so, not when it took it', async () => {
    const { api, sophie, plan, say } = await invitedBySms()
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared'])
    expect((await say('UnderWay')).json()).toEqual({ received: true })
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared'])
    for (let times = 0; times < 2; times += 1) await say('Delivered')
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'SmsDelivered'])
  })

  test('that does not arrive has failed, and the practitioner is told', async () => {
    const { api, sophie, plan, say } = await invitedBySms()
    await say('Failed')
    await api.runJobs()
    expect(await invitations(api, PHONE)).toMatchObject([{ state: 'Failed', lastError: 'not delivered' }])
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'SmsFailed'])
    expect(await noticesTo(api, sophie.email)).toHaveLength(1)
  })

  test('is believed only when signed, and only of a text message', async () => {
    const { api, say } = await invitedBySms()
    const before = await databaseDigest(api.db)
    expect((await say('Failed', 'Delivered')).json()).toMatchObject({
      status: 400,
      code: 'signature_invalid',
    })
    expect((await say('Failed', 'Failed', crypto.randomUUID())).statusCode).toBe(200)
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})
