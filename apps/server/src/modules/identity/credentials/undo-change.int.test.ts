import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, bearerOf, fields, linkToken } from '#test/auth'
import { codeOf, STEP_MS } from '#test/authenticator'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, PASSWORD } from '#test/people'
import { call } from '#test/plans'
import { enableSecondFactor } from '#test/second-factor'
import {
  bankOf,
  CHOSEN,
  changeEmail,
  changePhone,
  HERS,
  lookUpChange,
  setPassword,
  setUpPractitioner,
  signIn,
  statusOf,
  THIEFS,
  undo,
  undoTokens,
  userOf,
} from '#test/takeover'
import { accountChanges } from '../accounts/credential-tables.ts'
import { users } from '../accounts/identity-tables.ts'
import { phoneColumns } from '../accounts/phone-columns.ts'

describe('one change is undone by its own link', () => {
  const last = async (api: TestApi, email: string) => Object.values(await undoTokens(api, email)).at(-1) ?? ''

  test('a number; one that someone else took meanwhile stays theirs', async () => {
    const { api, sophie } = await setUpPractitioner()
    const jan = await makeApprovedPractitioner(api)
    await changePhone(api, sophie)
    await api.db.update(users).set(phoneColumns(api.app.sealed, HERS)).where(eq(users.id, jan.userId))
    expect(await undo(api, await last(api, sophie.email))).toMatchObject({ status: 'OK' })
    expect((await userOf(api, sophie))?.phoneIndex).toBeNull()
    expect((await userOf(api, jan))?.phoneIndex).toBe(api.app.sealed.index(HERS))
  })

  test('a bank account, also where there was none', async () => {
    const { api, sophie } = await setUpPractitioner()
    const token = await last(api, sophie.email)
    expect(await lookUpChange(api, token)).toMatchObject({ kind: 'BankData', email: sophie.email })
    expect(await undo(api, token)).toMatchObject({ status: 'OK' })
    expect((await setPassword(api, sophie.email)).json()).toEqual({ status: 'OK' })
    const back = { headers: bearerOf(await signIn(api, sophie.email, CHOSEN)) }
    expect(await bankOf(api, back)).toBeNull()
  })

  test('a password: nobody has it any more', async () => {
    const { api, sophie } = await setUpPractitioner()
    await setPassword(api, sophie.email, 'Marjoram-43')
    expect(await undo(api, await last(api, sophie.email))).toMatchObject({ status: 'OK' })
    for (const password of [PASSWORD, 'Marjoram-43'])
      expect(await statusOf(api, sophie.email, password)).toBe('WRONG_CREDENTIALS_ERROR')
  })

  test('a second factor that was turned off is on again, its codes included', async () => {
    const { api, sophie } = await setUpPractitioner()
    const { secret, codes } = await enableSecondFactor(api, sophie)
    const end = { code: codes[0] ?? '', password: PASSWORD }
    await auth(api, 'DELETE /totp', end, { headers: sophie.headers })
    expect(await undo(api, await last(api, sophie.email))).toMatchObject({ status: 'OK' })
    await setPassword(api, sophie.email)
    const at = new Date(NOW.getTime() + STEP_MS)
    api.setNow(at)
    for (const [code, status] of [
      [codes[0] ?? '', 'WRONG_CREDENTIALS_ERROR'],
      [codes[1] ?? '', 'OK'],
      [codeOf(secret, at), 'OK'],
    ] as const) {
      const { challenge } = (await signIn(api, sophie.email, CHOSEN)).json()
      const answer = await auth(api, 'POST /signin/totp', { challenge, code })
      expect(answer.json()).toMatchObject({ status })
    }
  })
})

describe('the link "this was not me"', () => {
  async function changed() {
    const api = await startApi()
    const anna = await makeClient(api)
    await changeEmail(api, anna)
    const [token = ''] = Object.values(await undoTokens(api, anna.email))
    return { api, anna, token }
  }
  const over = (reason: 'USED' | 'OVER') => ({ status: 'UNDO_CHANGE_INVALID_TOKEN_ERROR', reason })

  test('works once, also when it is pressed twice at the same time', async () => {
    const { api, token } = await changed()
    const answers = await Promise.all([undo(api, token), undo(api, token), undo(api, token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      'OK',
      over('USED').status,
      over('USED').status,
    ])
    const before = await databaseDigest(api.db)
    expect([await undo(api, token), await lookUpChange(api, token)]).toEqual([over('USED'), over('USED')])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('works for seven days; one that was never sent is told like one that is over', async () => {
    const { api, token } = await changed()
    api.setNow(new Date(NOW.getTime() + 7 * DAY_MS))
    const before = await databaseDigest(api.db)
    for (const tried of [token, 'made-up'])
      expect([await undo(api, tried), await lookUpChange(api, tried)]).toEqual([over('OVER'), over('OVER')])
    expect(await databaseDigest(api.db)).toEqual(before)
    api.setNow(new Date(NOW.getTime() + 7 * DAY_MS - 1))
    expect(await undo(api, token)).toMatchObject({ status: 'OK' })
  })

  test('stands nowhere in clear, nor does what was before', async () => {
    const { api, anna } = await changed()
    const [row] = await api.db.select().from(accountChanges)
    expect(row).toMatchObject({ kind: 'Email', reservedEmail: anna.email, undoneAt: null })
    expect(row?.sealedBefore).not.toContain('@')
  })

  test('of the first of two changes brings back what was before both, also when both links are pressed at once', async () => {
    const { api, anna, token } = await changed()
    api.setNow(new Date(NOW.getTime() + 1000))
    expect((await changeEmail(api, anna, 'thief.too@elsewhere.example')).json()).toEqual({ status: 'OK' })
    const [later = ''] = Object.values(await undoTokens(api, THIEFS))
    expect(await lookUpChange(api, token)).toMatchObject({ status: 'OK', email: anna.email })
    const [first] = await Promise.all([undo(api, token), undo(api, later)])
    expect(first).toEqual({ status: 'OK', email: anna.email })
    expect(await userOf(api, anna)).toMatchObject({ email: anna.email, emailVerified: true })
    expect(await lookUpChange(api, later)).toEqual(over('USED'))
  })

  test('leaves alone what its owner changed before, and what others own', async () => {
    const { api, sophie } = await setUpPractitioner()
    const own = await makeClient(api)
    const before = await userOf(api, own)
    api.setNow(new Date(NOW.getTime() + 1000))
    await changePhone(api, sophie)
    const token = (await undoTokens(api, sophie.email))['The phone number of your account was changed']
    await undo(api, token ?? '')
    await setPassword(api, sophie.email)
    const back = { headers: bearerOf(await signIn(api, sophie.email, CHOSEN)) }
    expect(await bankOf(api, back)).toMatchObject({ ibanEnd: '4300' })
    expect(await userOf(api, own)).toEqual(before)
  })
})

test('links that are open, and browsers that were known, are worthless after it', async () => {
  const { api, sophie } = await setUpPractitioner()
  await auth(api, 'POST /user/password/reset/token', fields({ email: sophie.email }))
  const link = await linkToken(api, sophie.email)
  await changePhone(api, sophie)
  const token = (await undoTokens(api, sophie.email))['The phone number of your account was changed']
  api.setNow(new Date(NOW.getTime() + 1000))
  expect(await undo(api, token ?? '')).toMatchObject({ status: 'OK' })
  const late = await auth(api, 'POST /user/password/reset', { token: link, ...fields({ password: CHOSEN }) })
  expect(late.json()).toEqual({ status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' })
  expect((await userOf(api, sophie))?.devicesForgottenAt).toEqual(api.app.now())
})

describe('an address that was given up', () => {
  async function setUpReserved() {
    const api = await startApi()
    const anna = await makeClient(api)
    await changeEmail(api, anna, 'anna.new@salvia.example')
    return { api, anna }
  }
  const join = async (api: TestApi, email: string) =>
    (await auth(api, 'POST /signup', fields({ email, password: 'Lavender-42' }))).json()

  test('is nobody else’s for seven days: not by sign-up, not by a change, not by an admin', async () => {
    const { api, anna } = await setUpReserved()
    const [tom, admin] = [await makeClient(api), await makeAdmin(api)]
    expect(await join(api, anna.email.toUpperCase())).toMatchObject({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'email' }],
    })
    const change = { email: anna.email, password: PASSWORD }
    const changing = await auth(api, 'POST /change-email', change, { headers: tom.headers })
    expect([changing.statusCode, changing.json().code]).toEqual([422, 'duplicated_email'])
    const made = { firstName: 'An', lastName: 'Other', email: anna.email, userKindId: 'Client' }
    const inviting = await call(api, admin, ['POST', '/users', made])
    expect([inviting.statusCode, inviting.json().code]).toEqual([422, 'duplicated_email'])
    api.setNow(new Date(NOW.getTime() + 7 * DAY_MS))
    expect(await join(api, anna.email)).toMatchObject({ status: 'OK' })
  })

  test('can be taken back by its own account', async () => {
    const { api, anna } = await setUpReserved()
    expect((await changeEmail(api, anna, anna.email)).json()).toEqual({ status: 'OK' })
    expect(await userOf(api, anna)).toMatchObject({ email: anna.email, emailVerified: true })
  })
})
