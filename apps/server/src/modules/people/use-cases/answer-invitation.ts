import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { recordAudit } from '#kernel/audit/record-audit'
import { forbidden, invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { keyedHash, removeAccount, users } from '../../identity/index.ts'
import { type ClientWork, holdCaller } from '../client-work.ts'
import { clientInvitations, practitionerClients } from '../data/client-tables.ts'
import { nameOf } from '../data/user-queries.ts'

type Answer = { actor: Actor; token: string; isAccepted: boolean }

const unknownToken = () =>
  invalid('code_invalid', 'This invitation is over, or was answered.', [
    { id: 'token', error: 'code_invalid' },
  ])

/** Uses an invitation up: of two answers at once one finds it. */
async function takeInvitation(tx: Db, tokenHash: string, now: Date) {
  const [taken] = await tx
    .delete(clientInvitations)
    .where(and(eq(clientInvitations.tokenHash, tokenHash), gt(clientInvitations.expiresAt, now)))
    .returning()
  if (!taken) throw unknownToken()
  return taken
}

/** The invited person's file becomes the account's; what the practitioner wrote of it gives way to what the account says. */
async function join(
  tx: Db,
  { moveClient }: ClientWork,
  moved: { practitionerId: string; from: string; to: string },
  now: Date,
): Promise<void> {
  const { practitionerId, from, to } = moved
  const file = one(
    await tx
      .select({ muteAlerts: practitionerClients.muteAlerts })
      .from(practitionerClients)
      .where(
        and(eq(practitionerClients.practitionerId, practitionerId), eq(practitionerClients.clientId, from)),
      ),
  )
  await tx
    .insert(practitionerClients)
    .values({ practitionerId, clientId: to, linkedAt: now, ...file })
    .onConflictDoNothing()
  await moveClient(tx, moved)
  await removeAccount(tx, from)
}

/**
 * A client's yes or no to a practitioner, once. With a no the practitioner keeps a file without an account. Throws
 * invalid for a token that is none, over or used, forbidden for who can be nobody's client.
 */
export async function answerInvitation(
  work: ClientWork,
  { actor, token, isAccepted }: Answer,
  now: Date,
): Promise<{ practitionerName: string; isLinked: boolean }> {
  await holdCaller(work, 'answers', actor, now)
  if (actor.userKindId !== 'Client') throw forbidden()
  return work.db.transaction(async (tx) => {
    const tokenHash = keyedHash(work.config.secrets.token, token)
    const { practitionerId, clientId } = await takeInvitation(tx, tokenHash, now)
    const practitioner = one(
      await tx
        .select({ firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(eq(users.id, practitionerId)),
    )
    if (isAccepted) await join(tx, work, { practitionerId, from: clientId, to: actor.userId }, now)
    const event = isAccepted ? 'ClientInvitationAccepted' : 'ClientInvitationDeclined'
    const subject = { type: 'User', id: practitionerId }
    await recordAudit(tx, { event, actorId: actor.userId, subject }, now)
    return { practitionerName: nameOf(practitioner), isLinked: isAccepted }
  })
}
