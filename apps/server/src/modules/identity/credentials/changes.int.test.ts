import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, claimsIn, fields, linkToken, messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeClient, PASSWORD, type Person } from '#test/people'
import { outboxMessages } from '../../../kernel/outbox/data/outbox-tables.ts'
import { users } from '../accounts/identity-tables.ts'
import { phoneColumns } from '../accounts/phone-columns.ts'

const NEW = 'new@salvia.example'
const PHONE = '+31612345678'
const ok = { status: 'OK' }
const invalidLink = { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }

const verify = async (api: TestApi, token: string) =>
  (await auth(api, 'POST /user/email/verify', { token })).json()
const changeEmail = (api: TestApi, { headers }: Person, email = NEW) =>
  auth(api, 'POST /change-email', { email, password: PASSWORD }, { headers })
const changePhone = (api: TestApi, { headers }: Person, body: object = { phone: PHONE }) =>
  auth(api, 'POST /change-phone', { password: PASSWORD, ...body }, { headers })
const userOf = async (api: TestApi, { userId }: Person) =>
  (await api.db.select().from(users).where(eq(users.id, userId)))[0]
const signIn = async (api: TestApi, email: string) =>
  (await auth(api, 'POST /signin', fields({ email, password: PASSWORD }))).json().status

describe('another address', () => {
  test('is pending in the token until it is confirmed from there; then the old one is told', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    const asked = await changeEmail(api, anna, ` ${NEW.toUpperCase()} `)
    expect(asked.json()).toMatchObject({ status: 'OK', user: { email: anna.email } })
    expect(claimsIn(asked)).toMatchObject({ email: anna.email, isEmailVerified: true, changeEmailTo: NEW })
    expect([await signIn(api, NEW), await signIn(api, anna.email)]).toEqual(['WRONG_CREDENTIALS_ERROR', 'OK'])
    expect(await verify(api, await linkToken(api, NEW))).toEqual(ok)
    const after = await auth(api, 'POST /session/refresh', undefined, { headers: anna.headers })
    expect(claimsIn(after)).toMatchObject({ email: NEW, isEmailVerified: true })
    expect(claimsIn(after)).not.toHaveProperty('changeEmailTo')
    expect([await signIn(api, NEW), await signIn(api, anna.email)]).toEqual(['OK', 'WRONG_CREDENTIALS_ERROR'])
    expect((await messagesTo(api, anna.email)).map(({ subject }) => subject)).toEqual([
      'Your e-mail address was changed',
    ])
  })

  test('is undone by cancelling, and its link is worthless', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    await changeEmail(api, anna)
    const token = await linkToken(api, NEW)
    const cancelled = await auth(api, 'POST /change-email/cancel', undefined, { headers: anna.headers })
    expect(claimsIn(cancelled)).not.toHaveProperty('changeEmailTo')
    expect(await verify(api, token)).toEqual(invalidLink)
    expect(await userOf(api, anna)).toMatchObject({ email: anna.email, pendingEmail: null })
  })

  test('that an account has is refused as duplicated, in any case', async () => {
    const api = await startApi()
    const [anna, tom] = [await makeClient(api), await makeClient(api)]
    const before = await databaseDigest(api.db)
    const answer = await changeEmail(api, anna, tom.email.toUpperCase())
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'duplicated_email',
      errors: [{ id: 'email', error: 'duplicated_email' }],
    })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test.for([
    ['not an address', 'email_invalid'],
    ['', 'email_invalid'],
    ['anna@mailinator.com', 'email_invalid'],
    ['own', 'email_unchanged'],
  ])('"%s" is refused as %s', async ([email, code]) => {
    const api = await startApi()
    const anna = await makeClient(api)
    const before = await databaseDigest(api.db)
    const answer = await changeEmail(api, anna, email === 'own' ? anna.email : email)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('that someone else took meanwhile is not given twice', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    await changeEmail(api, anna)
    const token = await linkToken(api, NEW)
    await auth(api, 'POST /signup', fields({ email: NEW, password: 'Lavender-42' }))
    expect(await verify(api, token)).toEqual(invalidLink)
    expect(await userOf(api, anna)).toMatchObject({ email: anna.email })
  })

  test('asked for twice, the second counts', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    await changeEmail(api, anna)
    const first = await linkToken(api, NEW)
    await changeEmail(api, anna, 'newer@salvia.example')
    expect(await verify(api, first)).toEqual(invalidLink)
    expect(await verify(api, await linkToken(api, 'newer@salvia.example'))).toEqual(ok)
    expect(await userOf(api, anna)).toMatchObject({ email: 'newer@salvia.example' })
  })

  test('two accounts that confirm one address at the same time do not both get it', async () => {
    const api = await startApi()
    const [anna, tom] = [await makeClient(api), await makeClient(api)]
    await changeEmail(api, anna)
    const first = await linkToken(api, NEW)
    await changeEmail(api, tom)
    const answers = await Promise.all([verify(api, first), verify(api, await linkToken(api, NEW))])
    expect(answers.map(({ status }) => status).sort()).toEqual([invalidLink.status, 'OK'])
    expect(await api.db.$count(users, eq(users.email, NEW))).toBe(1)
  })

  test('the link is sent again to the new address', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    await changeEmail(api, anna)
    await auth(api, 'POST /user/email/verify/token', undefined, { headers: anna.headers })
    expect((await messagesTo(api, NEW)).map(({ subject }) => subject)).toEqual([
      'Confirm your new e-mail address',
      'Confirm your new e-mail address',
    ])
  })
})

describe('another number', () => {
  const codeSentTo = async (api: TestApi, phone: string) => {
    const message = (await messagesTo(api, phone)).at(-1)
    return /\d{6}/.exec(message?.plainText ?? '')?.[0] ?? ''
  }
  const confirm = (api: TestApi, { headers }: Person, code: string) =>
    auth(api, 'POST /change-phone/confirm', { code }, { headers })

  test('is pending in the token until the code of its message comes back, and signs in then', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    const asked = await changePhone(api, anna, { phone: '06-12345678' })
    expect(claimsIn(asked)).toMatchObject({ changePhoneTo: PHONE })
    expect(asked.json()).toMatchObject({ user: { phone: null } })
    expect(await signIn(api, PHONE)).toBe('WRONG_CREDENTIALS_ERROR')
    const [message] = await messagesTo(api, PHONE)
    expect(message).toMatchObject({ kind: 'Sms', html: null, subject: null })
    expect(message?.plainText).toMatch(
      /^Salvia: your code is \d{6}\. It is valid for 10 minutes\. Do not share it\.$/,
    )
    const code = await codeSentTo(api, PHONE)
    const confirmed = await confirm(api, anna, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(confirmed.json()).toMatchObject({ status: 'OK', user: { phone: PHONE } })
    expect(claimsIn(confirmed)).not.toHaveProperty('changePhoneTo')
    expect(await signIn(api, PHONE)).toBe('OK')
    expect((await confirm(api, anna, code)).statusCode).toBe(422)
  })

  test('is undone by cancelling, and its code is worthless', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    await changePhone(api, anna)
    const code = await codeSentTo(api, PHONE)
    const cancelled = await auth(api, 'POST /change-phone/cancel', undefined, { headers: anna.headers })
    expect(claimsIn(cancelled)).not.toHaveProperty('changePhoneTo')
    expect((await confirm(api, anna, code)).json()).toMatchObject({ status: 422, code: 'code_invalid' })
    expect(await userOf(api, anna)).toMatchObject({ sealedPhone: null, sealedPendingPhone: null })
  })

  test.for([
    [{ phone: 'six' }, 'phone_invalid'],
    [{ phone: '06123' }, 'phone_invalid'],
    [{ phone: '+31 6 12' }, 'phone_invalid'],
    [{ phone: '' }, 'phone_invalid'],
  ] as const)('%j is refused as %s', async ([body, code]) => {
    const api = await startApi()
    const anna = await makeClient(api)
    const before = await databaseDigest(api.db)
    const answer = await changePhone(api, anna, body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('without a country code it needs a country: the one sent along, else the account’s', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    await api.db.update(users).set({ countryId: null }).where(eq(users.id, anna.userId))
    expect((await changePhone(api, anna, { phone: '0612345678' })).json()).toMatchObject({
      status: 422,
      code: 'phone_country_missing',
    })
    const german = await changePhone(api, anna, { phone: '01512 3456789', countryId: 'DE' })
    expect(claimsIn(german)).toMatchObject({ changePhoneTo: '+4915123456789' })
  })

  test('that an account has is answered alike; only its owner could learn more', async () => {
    const api = await startApi()
    const [anna, tom] = [await makeClient(api), await makeClient(api)]
    await api.db.update(users).set(phoneColumns(api.app.sealed, PHONE)).where(eq(users.id, tom.userId))
    expect((await changePhone(api, anna)).statusCode).toBe(200)
    const answer = await confirm(api, anna, await codeSentTo(api, PHONE))
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'duplicated_phone'])
    expect(await userOf(api, tom)).toMatchObject({ phoneIndex: api.app.sealed.index(PHONE) })
    expect(await userOf(api, anna)).toMatchObject({ sealedPhone: null })
  })

  test('the code of another user, or one that is over, is none', async () => {
    const api = await startApi()
    const [anna, tom] = [await makeClient(api), await makeClient(api)]
    await changePhone(api, anna)
    const code = await codeSentTo(api, PHONE)
    expect((await confirm(api, tom, code)).statusCode).toBe(422)
    api.setNow(new Date(NOW.getTime() + 600_000))
    expect((await confirm(api, anna, code)).statusCode).toBe(422)
  })

  test('a code cannot be guessed: five tries, and five messages a day', async () => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const anna = await makeClient(api)
    await changePhone(api, anna)
    const right = await codeSentTo(api, PHONE)
    for (let at = 0; at < 5; at += 1) expect((await confirm(api, anna, 'wrong')).statusCode).toBe(422)
    expect((await confirm(api, anna, right)).statusCode).toBe(429)
    const sent: number[] = []
    for (let at = 0; at < 5; at += 1) sent.push((await changePhone(api, anna)).statusCode)
    expect(sent).toEqual([200, 200, 200, 200, 429])
    expect(await api.db.$count(outboxMessages, eq(outboxMessages.recipient, PHONE))).toBe(5)
  })
})

test('the language in which an account is spoken to is kept', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const put = (languageCode: string) =>
    auth(api, 'PUT /preferred-language', { languageCode }, { headers: anna.headers })
  expect((await put('fr')).json()).toMatchObject({ status: 'OK', user: { preferredLanguageCode: 'fr' } })
  expect((await put('xx')).statusCode).toBe(400)
  expect(await userOf(api, anna)).toMatchObject({ preferredLanguageCode: 'fr' })
})
