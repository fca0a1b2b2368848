import { eq } from 'drizzle-orm'
import { users } from '../src/modules/identity/index.ts'
import { startApi, type TestApi } from './api.ts'
import { auth, fields, linkToken, messagesTo } from './auth.ts'
import { makeApprovedPractitioner, PASSWORD, type Person } from './people.ts'
import { call } from './plans.ts'

export const THIEFS = 'thief@elsewhere.example'
export const THIEFS_PHONE = '+31687654321'
export const HERS = '+31612345678'
/** A password that may be chosen; that of people made by the tests has no number. */
export const CHOSEN = 'Lavender-42'

const bank = { accountHolder: 'Sophie van Dijk', iban: 'NL91ABNA0417164300', bankCountryId: 'NL' }
export const thiefsBank = { ...bank, accountHolder: 'T. Hief', iban: 'NL02ABNA0123456789' }

type Caller = Pick<Person, 'headers'>

export const signIn = (api: TestApi, email: string, password = PASSWORD) =>
  auth(api, 'POST /signin', fields({ email, password }))

export const statusOf = async (api: TestApi, email: string, password = PASSWORD) =>
  (await signIn(api, email, password)).json().status

export const userOf = async (api: TestApi, { userId }: Pick<Person, 'userId'>) =>
  (await api.db.select().from(users).where(eq(users.id, userId)))[0]

export const bankOf = async (api: TestApi, by: Caller) =>
  (await call(api, by, ['GET', '/settings/bank-data'])).json()

/** Another address, confirmed from there. */
export async function changeEmail(api: TestApi, { headers }: Caller, email = THIEFS) {
  await auth(api, 'POST /change-email', { email, password: PASSWORD }, { headers })
  return auth(api, 'POST /user/email/verify', { token: await linkToken(api, email) })
}

/** Another number, confirmed by its code. */
export async function changePhone(api: TestApi, { headers }: Caller) {
  await auth(api, 'POST /change-phone', { phone: THIEFS_PHONE, password: PASSWORD }, { headers })
  const message = (await messagesTo(api, THIEFS_PHONE)).at(-1)
  const code = /\d{6}/.exec(message?.plainText ?? '')?.[0]
  return auth(api, 'POST /change-phone/confirm', { code }, { headers })
}

/** A new password by the link of a mail. */
export async function setPassword(api: TestApi, email: string, password = CHOSEN) {
  await auth(api, 'POST /user/password/reset/token', fields({ email }))
  const token = await linkToken(api, email)
  return auth(api, 'POST /user/password/reset', { token, ...fields({ password }) })
}

/** A practitioner with a number and a bank account. */
export async function setUpPractitioner() {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const phone = { sealedPhone: api.app.sealed.seal(HERS), phoneIndex: api.app.sealed.index(HERS) }
  await api.db.update(users).set(phone).where(eq(users.id, sophie.userId))
  await call(api, sophie, ['POST', '/settings/bank-data', { ...bank, password: PASSWORD }])
  return { api, sophie }
}

/** The tokens of the links "this was not me" that went to an address, by the subject of their mail. */
export async function undoTokens(api: TestApi, email: string): Promise<Record<string, string>> {
  const found = (await messagesTo(api, email)).flatMap(({ subject, plainText }) => {
    const token = /not-me\?token=([\w-]+)/.exec(plainText ?? '')?.[1]
    return token ? [[subject ?? '', token] as const] : []
  })
  return Object.fromEntries(found)
}

export const lookUpChange = async (api: TestApi, token: string) =>
  (await auth(api, 'POST /undo-change/look-up', { token })).json()

export const undo = async (api: TestApi, token: string) =>
  (await auth(api, 'POST /undo-change', { token })).json()
