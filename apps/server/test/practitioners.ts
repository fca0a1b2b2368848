import { asc, eq } from 'drizzle-orm'
import { auditEntries } from '../src/kernel/audit/data/audit-tables.ts'
import type { Mail } from '../src/services/mail/mail.ts'
import type { TestApi } from './api.ts'
import type { Person } from './people.ts'
import { at } from './plans.ts'
import { pdfOf, uploadOf } from './uploads.ts'

type Caller = Pick<Person, 'headers'>

const BASE = '/api/admin/practitioners'

/** A read of an admin, below the practitioners' administration. */
export const readAsAdmin = (api: TestApi, url: string, { headers }: Caller) =>
  api.app.inject({ url: `${BASE}${url}`, headers })

export const changeAsAdmin = (
  api: TestApi,
  { userId }: Person,
  { headers }: Caller,
  { version, ...payload }: { version?: number; [field: string]: unknown },
) =>
  api.app.inject({
    method: 'PUT',
    url: `${BASE}/${userId}`,
    headers: { ...headers, ...(version !== undefined && at(version)) },
    payload,
  })

/** Uploads credentials, and answers their id. */
export async function uploadCertificate({ app }: TestApi, owner: Person): Promise<string> {
  const { payload, headers } = uploadOf(await pdfOf())
  const answer = await app.inject({
    method: 'POST',
    url: `/api/practitioner/${owner.userId}/certificates`,
    payload,
    headers: { ...headers, ...owner.headers },
  })
  return answer.json<{ id: string }>().id
}

/** The mails that a person has got, once everything that waits was sent. */
export async function mailsTo(api: TestApi, { email }: Person): Promise<Mail[]> {
  await api.runJobs()
  const { sentMails } = api.services as unknown as { sentMails: Mail[] }
  return sentMails.filter(({ to }) => to === email)
}

/** What the audit log says that a person did, its sign-ins left out. */
export async function eventsOf({ db }: TestApi, { userId }: Person) {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, userId))
    .orderBy(asc(auditEntries.id))
  return rows.filter(({ event }) => event !== 'SignedIn').map(({ event, details }) => ({ event, details }))
}
