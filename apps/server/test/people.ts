import { randomUUID } from 'node:crypto'
import type { Permission, UserKind, UserStatus } from '@salvia/contract/words/identity'
import { eq } from 'drizzle-orm'
import { hashPassword, makeAccount, setStanding, users } from '../src/modules/identity/index.ts'
import { claimsOf } from '../src/modules/identity/sessions/claims.ts'
import { openSession } from '../src/modules/identity/sessions/use-cases/open-session.ts'
import { makePractitioner, type PractitionerProfile } from '../src/modules/people/index.ts'
import { NOW, type TestApi, testConfig } from './api.ts'

export const PASSWORD = 'salvia-demo'

type Wanted = {
  kind?: UserKind
  status?: UserStatus
  permissions?: Permission[]
  practitioner?: PractitionerProfile
  email?: string
  firstName?: string
}

const passwordHash = hashPassword(PASSWORD, testConfig.passwordCost)

export type Person = { userId: string; email: string; headers: { authorization: string } }

/** An account with a session, as `headers` for its calls. */
export async function makePerson({ app, db }: TestApi, wanted: Wanted = {}): Promise<Person> {
  const email = wanted.email ?? `${randomUUID()}@salvia.example`
  const account = {
    email,
    firstName: wanted.firstName ?? 'Test',
    lastName: 'Person',
    userKindId: wanted.kind ?? 'Client',
    preferredLanguageCode: 'en' as const,
    countryId: 'NL',
  }
  const key = { passwordHash: await passwordHash }
  const userId = await db.transaction(async (tx) => {
    const { id } = await makeAccount(tx, account, key, NOW)
    const { status = 'Approved', permissions = [] } = wanted
    await setStanding(tx, id, { userStatusId: status, permissions, emailVerified: true }, NOW)
    if (wanted.practitioner) await makePractitioner(tx, id, wanted.practitioner)
    return id
  })
  return { userId, email, headers: await signInAs({ app }, email) }
}

/** Opens a session as a sign-in does, without hashing a password: signing in has tests of its own. */
export async function signInAs({ app }: Pick<TestApi, 'app'>, email: string) {
  const { db, jobs, sealed, config, tokens } = app
  const { id, userStatusId } = users
  const [user] = await db.select({ id, userStatusId }).from(users).where(eq(users.email, email))
  if (!user) throw new Error(`nobody has the address ${email}`)
  if (user.userStatusId === 'Suspended') return { authorization: 'Bearer none' }
  const visitor = { address: '127.0.0.1', userAgent: null, devices: [] }
  const arrival = { userId: user.id, way: 'password', visitor }
  const session = await db.transaction((tx) => openSession({ tx, jobs, sealed, config }, arrival, app.now()))
  const token = await tokens.sign(await claimsOf(app, session), app.now())
  return { authorization: `Bearer ${token}` }
}

export const makeClient = (api: TestApi) => makePerson(api)

export const makeApprovedPractitioner = (api: TestApi, profile: PractitionerProfile = {}) =>
  makePerson(api, { kind: 'Practitioner', permissions: ['practitioner:base'], practitioner: profile })

export const makeNewcomer = (api: TestApi) =>
  makePerson(api, {
    kind: 'Practitioner',
    status: 'PendingApproval',
    permissions: ['practitioner:base'],
    practitioner: {},
  })

export const makeAdmin = (api: TestApi, permissions: Permission[] = ['admin:all']) =>
  makePerson(api, { kind: 'Internal', permissions })
