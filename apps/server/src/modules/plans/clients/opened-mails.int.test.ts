import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { addToPlan, eventsOf, invitePerson, planTokenTo, setUpFollowed } from '#test/followers'
import type { Person } from '#test/people'
import { call } from '#test/plans'

const LATER = new Date(NOW.getTime() + 60_000)

async function setUpMails() {
  const sent: { to: string; html: string }[] = []
  const mail = {
    kind: 'smtp' as const,
    send: async (each: { to: string; html: string }) => {
      sent.push(each)
    },
  }
  const followed = await setUpFollowed({ services: { mail } })
  const { api, sophie, anna, plan } = followed
  const agree = (person: Person, isGiven = true) =>
    call(api, person, ['PUT', '/privacy/consents/MailOpens', { isGiven }])
  const invite = async () => {
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    await api.runJobs()
  }
  const again = async () => {
    const path = `/recommendations/${plan.id}/clients/${anna.userId}`
    await call(api, sophie, ['PUT', path, { channel: 'Email' }])
    await api.runJobs()
  }
  const marks = () => sent.map(({ html }) => /\/images\/mail\/([\w-]+)"/.exec(html)?.[1])
  const open = (mark: string | undefined) => api.app.inject({ method: 'GET', url: `/images/mail/${mark}` })
  const events = () => eventsOf(api, sophie, plan)
  return { ...followed, agree, invite, again, marks, open, events }
}

test('the mail of a client who agreed tells once that it was opened, by a mark of its own', async () => {
  const { api, anna, agree, invite, again, marks, open, events } = await setUpMails()
  await agree(anna)
  await invite()
  const [mark] = marks()
  expect(mark).toMatch(/^[\w-]{43}$/)
  const [shown] = await messagesTo(api, anna.email)
  expect(shown?.html).not.toContain('/images/mail/')
  expect(mark).not.toBe(await planTokenTo(api, anna.email))
  const answers = [await open(mark), await open(mark)]
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/gif',
      'no-store',
    ])
    expect(rawPayload.subarray(0, 10)).toEqual(Buffer.from([71, 73, 70, 56, 57, 97, 1, 0, 1, 0]))
  }
  expect(await events()).toEqual(['Shared', 'EmailDelivered', 'EmailOpened'])
  api.setNow(LATER)
  await again()
  await open(mark)
  expect(await events()).toHaveLength(5)
  await open(marks()[1])
  expect((await events()).slice(3)).toEqual(['Shared', 'EmailDelivered', 'EmailOpened'])
})

test('no mail tells of its opening without consent, or to an address without an account', async () => {
  const { api, sophie, anna, plan, agree, invite, again, marks } = await setUpMails()
  await invite()
  await invitePerson(api, sophie, plan, { email: 'eva@post.example' })
  await agree(anna)
  await agree(anna, false)
  await again()
  expect(marks()).toEqual([undefined, undefined, undefined])
})

test('unknown, revoked and withdrawn marks are answered alike, and nothing is written', async () => {
  const { api, sophie, anna, plan, agree, invite, marks, open } = await setUpMails()
  await agree(anna)
  await invite()
  await agree(anna, false)
  const before = await databaseDigest(api.db)
  const answers = [await open(marks()[0]), await open('x'.repeat(43))]
  expect(await databaseDigest(api.db)).toEqual(before)
  await agree(anna)
  await call(api, sophie, ['DELETE', `/recommendations/${plan.id}/clients/${anna.userId}`])
  const revoked = await databaseDigest(api.db)
  answers.push(await open(marks()[0]))
  expect(await databaseDigest(api.db)).toEqual(revoked)
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(answers[0]?.rawPayload)
  }
})
