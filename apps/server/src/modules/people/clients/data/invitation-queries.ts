import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../../identity/index.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import { clientInvitations, practitionerClients } from './client-tables.ts'

type Asked = { tokenHash: string; sealed: SealedText }

const i = clientInvitations
const c = practitionerClients

const columns = {
  id: i.id,
  practitionerId: i.practitionerId,
  clientId: i.clientId,
  email: c.email,
  sealedPhone: c.sealedPhone,
  firstName: c.firstName,
  lastName: c.lastName,
  languageCode: c.preferredLanguageCode,
  declinedAt: c.declinedAt,
  sender: {
    firstName: users.firstName,
    lastName: users.lastName,
    userStatusId: users.userStatusId,
    practiceName: practitioners.practiceName,
  },
}

/** An open invitation with its sender and recipient, by the hash of its token. */
export async function findOpenInvitation(db: Db, { tokenHash, sealed }: Asked, now: Date) {
  const [found] = await db
    .select(columns)
    .from(i)
    .innerJoin(c, and(eq(c.practitionerId, i.practitionerId), eq(c.clientId, i.clientId)))
    .innerJoin(users, eq(users.id, i.practitionerId))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(and(eq(i.tokenHash, tokenHash), gt(i.expiresAt, now)))
  if (!found || found.email === null) return null
  const { sealedPhone, email, ...rest } = found
  return { ...rest, invited: { email, phone: sealedPhone === null ? null : sealed.open(sealedPhone) } }
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>
