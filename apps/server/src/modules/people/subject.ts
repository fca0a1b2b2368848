import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/database'
import { forbidden, notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isAdmin } from '#kernel/http/actor'
import { users } from '../identity/index.ts'
import type { Subject } from './people-context.ts'

/** The caller for their own record, or an admin for anyone's. Throws not-found for everyone else. */
export function ownRecord(req: FastifyRequest, userId: string): Subject {
  const actor = signedIn(req)
  if (actor.userId !== userId && !isAdmin(actor)) throw notFound('user')
  return { userId, actor, address: req.ip }
}

/** The caller's own record. */
export const ownSubject = (req: FastifyRequest): Subject => {
  const actor = signedIn(req)
  return { userId: actor.userId, actor, address: req.ip }
}

/** The caller as a practitioner. Throws not-found for an admin, who has no practitioner record. */
export function ownPractitioner(req: FastifyRequest): Subject {
  const subject = ownSubject(req)
  if (subject.actor.userKindId !== 'Practitioner') throw notFound('user')
  return subject
}

/**
 * The same for writes: an admin's record may only be written by that admin and by admins with full rights. Throws
 * not-found for others' records, forbidden for an admin's.
 */
export async function writableRecord(db: Db, req: FastifyRequest, userId: string): Promise<Subject> {
  const subject = ownRecord(req, userId)
  const { actor } = subject
  const [user] = await db.select({ kind: users.userKindId }).from(users).where(eq(users.id, userId))
  if (!user) throw notFound('user')
  const isOthersAdmin = user.kind === 'Internal' && actor.userId !== userId
  if (isOthersAdmin && !actor.permissions.includes('admin:all')) throw forbidden()
  return subject
}
