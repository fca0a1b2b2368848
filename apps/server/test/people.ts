import { randomUUID } from 'node:crypto'
import type { Permission, UserKind, UserStatus } from '@salvia/contract/words/identity'
import { hashPassword, makeAccount, setStanding } from '../src/modules/identity/index.ts'
import { makePractitioner, type PractitionerProfile } from '../src/modules/people/index.ts'
import { NOW, type TestApi } from './api.ts'

export const PASSWORD = 'salvia-demo'

type Wanted = {
  kind?: UserKind
  status?: UserStatus
  permissions?: Permission[]
  practitioner?: PractitionerProfile
  email?: string
  firstName?: string
}

const passwordHash = hashPassword(PASSWORD)

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

export async function signInAs({ app }: Pick<TestApi, 'app'>, email: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/auth/signin',
    payload: {
      formFields: [
        { id: 'email', value: email },
        { id: 'password', value: PASSWORD },
      ],
    },
  })
  return { authorization: `Bearer ${answer.json<{ accessToken: string }>().accessToken}` }
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
