import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, bearerOf, fields } from '#test/auth'
import {
  answer,
  answerWith,
  askForCode,
  clientsOf,
  codeTo,
  invitationTo,
  invite,
  lookUp,
} from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, makeClient, makeNewcomer, type Person, signInAs } from '#test/people'
import { at, call, makePlan } from '#test/plans'
import { outboxMessages } from '../../../kernel/outbox/data/outbox-tables.ts'
import { users } from '../../identity/index.ts'
import { recommendationClients } from '../../plans/index.ts'
import { practitionerClients } from './data/client-tables.ts'

const ANNAS = 'anna@post.example'
const PHONE = '+31612345678'

/** A file with a plan for an invited person, and the accounts of someone else and of a colleague's client. */
async function setUp(settings: Parameters<typeof startApi>[0] = {}, phone: string | null = null) {
  const api = await startApi(settings)
  const sophie = await makeApprovedPractitioner(api)
  const tom = await makeClient(api)
  const { client } = (await invite(api, sophie, { phone })).json()
  const plan = await makePlan(api, sophie)
  await api.db
    .insert(recommendationClients)
    .values({ recommendationId: plan.id, clientId: client.id, joinedAt: NOW })
  const token = await invitationTo(api, ANNAS)
  return { api, sophie, tom, token, fileId: client.id as string }
}

const setPhone = (api: TestApi, { userId }: Person, phone: string) =>
  api.db
    .update(users)
    .set({ sealedPhone: api.app.sealed.seal(phone), phoneIndex: api.app.sealed.index(phone) })
    .where(eq(users.id, userId))

const joinAs = async (api: TestApi, email: string): Promise<Person> => {
  const form = fields({ email, password: 'Lavender-42', firstName: 'Anna', lastName: 'Visser' })
  const joined = await auth(api, 'POST /signup', { ...form, userKind: 'Client' })
  return { userId: joined.json().user.id, email, headers: bearerOf(joined) }
}

describe('an invitation is answered by nobody but the invited person', () => {
  test('another account with the link gets neither file nor plans, and is told what to do', async () => {
    const { api, sophie, tom, token, fileId } = await setUp()
    const found = (await lookUp(api, tom, token)).json()
    expect(found.recipient).toEqual({
      isCaller: false,
      isCallerUnverified: false,
      email: 'a…@post.example',
      phone: null,
      hasDeclined: false,
    })
    const before = await databaseDigest(api.db)
    for (const isAccepted of [true, false]) {
      const refused = await answer(api, tom, token, isAccepted)
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'invitation_not_yours'])
    }
    expect(await databaseDigest(api.db)).toEqual(before)
    expect((await clientsOf(api, sophie)).results).toEqual([
      expect.objectContaining({ id: fileId, email: ANNAS, plansCount: 1 }),
    ])
  })

  test('the invited address alone is not enough: it must be verified', async () => {
    const { api, token } = await setUp()
    const anna = await joinAs(api, ANNAS)
    const unverified = { isCaller: false, isCallerUnverified: true }
    expect((await lookUp(api, anna, token)).json().recipient).toMatchObject(unverified)
    const before = await databaseDigest(api.db)
    expect((await answer(api, anna, token)).json().code).toBe('invitation_unverified')
    expect(await databaseDigest(api.db)).toEqual(before)
    await api.db.update(users).set({ emailVerified: true }).where(eq(users.id, anna.userId))
    const verified = { isCaller: true, isCallerUnverified: false }
    expect((await lookUp(api, anna, token)).json().recipient).toMatchObject(verified)
    expect((await answer(api, anna, token)).json()).toMatchObject({ isLinked: true })
  })

  test('a confirmed number that was invited is enough, another is not', async () => {
    const { api, tom, token } = await setUp({}, PHONE)
    const jan = await makeClient(api)
    await setPhone(api, jan, '+31687654321')
    expect((await answer(api, jan, token)).statusCode).toBe(403)
    await setPhone(api, tom, PHONE)
    expect((await lookUp(api, tom, token)).json().recipient).toMatchObject({ isCaller: true, phone: '…78' })
    expect((await answer(api, tom, token)).json()).toMatchObject({ isLinked: true })
  })
})

describe('the code to the invited address', () => {
  test('lets another account answer, once; file and plans are its own then', async () => {
    const { api, sophie, tom, token } = await setUp()
    expect((await askForCode(api, tom, token)).json()).toEqual({ sentTo: 'a…@post.example' })
    const code = await codeTo(api, ANNAS)
    expect((await answerWith(api, tom, token, code)).json()).toMatchObject({ isLinked: true })
    expect((await clientsOf(api, sophie)).results).toEqual([
      expect.objectContaining({ id: tom.userId, email: tom.email, plansCount: 1 }),
    ])
    const again = await answerWith(api, tom, token, code)
    expect(again.json()).toMatchObject({ code: 'code_invalid', errors: [{ id: 'token' }] })
  })

  test('verifies the account’s own address when it was mailed there', async () => {
    const { api, token } = await setUp()
    const anna = await joinAs(api, ANNAS)
    await askForCode(api, anna, token)
    expect((await answerWith(api, anna, token, await codeTo(api, ANNAS))).statusCode).toBe(200)
    const [user] = await api.db.select().from(users).where(eq(users.id, anna.userId))
    expect(user).toMatchObject({ emailVerified: true, userStatusId: 'Approved' })
  })

  test('is another account’s for nothing, and no code of another invitation is one', async () => {
    const { api, tom, token } = await setUp()
    const [jan, lars] = [await makeClient(api), await makeApprovedPractitioner(api)]
    await invite(api, lars, { email: 'other@post.example' })
    const other = await invitationTo(api, 'other@post.example')
    await askForCode(api, tom, token)
    const code = await codeTo(api, ANNAS)
    await askForCode(api, jan, other)
    const otherCode = await codeTo(api, 'other@post.example')
    const before = await databaseDigest(api.db)
    for (const refused of [
      await answerWith(api, jan, token, code),
      await answerWith(api, tom, other, code),
      await answerWith(api, jan, token, otherCode),
      await answerWith(api, tom, token, ''),
    ])
      expect(refused.json()).toMatchObject({ code: 'code_invalid', errors: [{ id: 'code' }] })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('is over after a quarter of an hour, and with the next one', async () => {
    const { api, token } = await setUp()
    api.setNow(new Date(NOW.getTime() - 15 * 60_000))
    const tom = await makeClient(api)
    await askForCode(api, tom, token)
    const first = await codeTo(api, ANNAS)
    api.setNow(NOW)
    const back = { ...tom, headers: await signInAs(api, tom.email) }
    expect((await answerWith(api, back, token, first)).json().code).toBe('code_invalid')
    await askForCode(api, back, token)
    const second = await codeTo(api, ANNAS)
    await askForCode(api, back, token)
    expect((await answerWith(api, back, token, second)).json().code).toBe('code_invalid')
    expect((await answerWith(api, back, token, await codeTo(api, ANNAS))).statusCode).toBe(200)
  })

  test('goes by text message where the practitioner is approved and gave a number', async () => {
    const { api, tom, token } = await setUp({}, PHONE)
    expect((await askForCode(api, tom, token, 'Phone')).json()).toEqual({ sentTo: '…78' })
    const [message] = await api.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, PHONE))
    expect(message).toMatchObject({ kind: 'Sms', content: { template: 'contactCode' } })
    expect((await answerWith(api, tom, token, await codeTo(api, PHONE))).json().isLinked).toBe(true)

    const newcomer = await makeNewcomer(api)
    await invite(api, newcomer, { email: 'b@post.example', phone: PHONE })
    const second = await invitationTo(api, 'b@post.example')
    expect((await lookUp(api, tom, second)).json().recipient.phone).toBeNull()
    expect((await askForCode(api, tom, second, 'Phone')).json().code).toBe('phone_invalid')
  })

  test('is sent five times a day and tried five times in a quarter of an hour, whoever asks', async () => {
    const { api, tom, token } = await setUp({ config: { hasRateLimits: true } })
    const jan = await makeClient(api)
    const sent: number[] = []
    for (const person of [tom, jan, tom, jan, tom, jan])
      sent.push((await askForCode(api, person, token)).statusCode)
    expect(sent).toEqual([200, 200, 200, 200, 200, 429])
    const code = await codeTo(api, ANNAS)
    for (const person of [tom, jan, tom, jan, tom])
      expect((await answerWith(api, person, token, 'no code')).statusCode).toBe(422)
    const before = await api.db.select().from(practitionerClients)
    expect((await answerWith(api, tom, token, code)).statusCode).toBe(429)
    expect(await api.db.select().from(practitionerClients)).toEqual(before)
  })

  test('is asked for by clients only, and by the token of an open invitation', async () => {
    const { api, sophie, tom, token } = await setUp()
    const before = await databaseDigest(api.db)
    expect((await askForCode(api, sophie, token)).statusCode).toBe(403)
    expect((await askForCode(api, tom, 'made-up')).json().code).toBe('code_invalid')
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

describe('the id of a file whose client joined', () => {
  const NOBODY = '018f0000-0000-7000-8000-000000000000'
  const drugs = [{ drugClass: 'lithium', times: [] }]

  test('leads its practitioner on to the client, for reading and for writing', async () => {
    const { api, sophie, tom, token, fileId } = await setUp()
    await askForCode(api, tom, token)
    await answerWith(api, tom, token, await codeTo(api, ANNAS))
    const by = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object) =>
      call(api, sophie, body ? [method, `/customer/${path}`, body] : [method, `/customer/${path}`])
    expect((await by('GET', fileId)).json()).toEqual((await by('GET', tom.userId)).json())
    const named = await by('PUT', fileId, { firstName: 'Annie' })
    expect([named.statusCode, named.json()]).toMatchObject([200, { id: tom.userId, firstName: 'Annie' }])
    const muted = await by('PATCH', `${fileId}/practitioner-settings`, { muteAlerts: true })
    expect(muted.json()).toMatchObject({ id: tom.userId, firstName: 'Annie', muteAlerts: true })
    await call(api, sophie, ['PUT', `/customer/${fileId}/drug-classes`, { drugs }], at(1))
    expect((await by('GET', `${tom.userId}/drug-classes`)).json()).toMatchObject({ drugs })
    expect((await by('GET', `${fileId}/drug-classes`)).json()).toMatchObject({ drugs })
    expect((await by('GET', NOBODY)).statusCode).toBe(404)
  })

  test('leads on over several files, and nobody else', async () => {
    const { api, sophie, tom, token, fileId } = await setUp()
    await askForCode(api, tom, token)
    await answerWith(api, tom, token, await codeTo(api, ANNAS))
    const { client } = (await invite(api, sophie, { email: 'second@post.example' })).json()
    const second = await invitationTo(api, 'second@post.example')
    await askForCode(api, tom, second)
    await answerWith(api, tom, second, await codeTo(api, 'second@post.example'))
    for (const id of [fileId, client.id])
      expect((await call(api, sophie, ['GET', `/customer/${id}`])).json()).toMatchObject({ id: tom.userId })
    for (const other of [await makeApprovedPractitioner(api), await makeClient(api), tom])
      expect((await call(api, other, ['GET', `/customer/${fileId}`])).statusCode).toBe(404)
  })
})
