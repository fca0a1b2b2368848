import { and, eq, gt } from 'drizzle-orm'
import { forbidden } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { keyedHash, users } from '../../identity/index.ts'
import { type ClientWork, holdCaller } from '../client-work.ts'
import { clientInvitations } from '../data/client-tables.ts'
import { practitioners } from '../data/people-tables.ts'
import { nameOf } from '../data/user-queries.ts'

type Sender = { practitionerName: string; practiceName: string | null }

/**
 * Who invites by a token, for the client that is to answer: it counts as one of its answers, and uses nothing up. None
 * for a token that is none, over or used: the three are told alike. Throws forbidden for who can be nobody's client.
 */
export async function findInvitation(
  work: ClientWork,
  { actor, token }: { actor: Actor; token: string },
  now: Date,
): Promise<{ sender: Sender | null }> {
  await holdCaller(work, 'answers', actor, now)
  if (actor.userKindId !== 'Client') throw forbidden()
  const tokenHash = keyedHash(work.config.secrets.token, token)
  const [found] = await work.db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      practiceName: practitioners.practiceName,
    })
    .from(clientInvitations)
    .innerJoin(users, eq(users.id, clientInvitations.practitionerId))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(and(eq(clientInvitations.tokenHash, tokenHash), gt(clientInvitations.expiresAt, now)))
  if (!found) return { sender: null }
  return { sender: { practitionerName: nameOf(found), practiceName: found.practiceName } }
}
