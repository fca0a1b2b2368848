import { fullName } from '@salvia/rules/people/full-name'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { forbidden, invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { holdContactTry, keyedHash } from '../../../identity/index.ts'
import { inTransaction, type PeopleTransaction } from '../../people-context.ts'
import { type ClientContext, type ClientOptions, holdCaller } from '../client-context.ts'
import { clientInvitations, practitionerClients } from '../data/client-tables.ts'
import { findOpenInvitation, type OpenInvitation } from '../data/invitation-queries.ts'
import { aboutInvitation, findStanding, notInvited } from '../invited-person.ts'
import { joinFile } from './join-file.ts'
import { holdFilesOfAccount, joinFilesAtAddress } from './join-files-at-address.ts'
import { proveInvited } from './prove-invited.ts'

type Answer = { actor: Actor; token: string; isAccepted: boolean; code?: string | undefined }

export const unknownInvitation = () =>
  invalid('code_invalid', 'This invitation is over, or was answered.', [
    { id: 'token', error: 'code_invalid' },
  ])

/**
 * The invitation, locked after the caller's files, as by who sends one: of two concurrent answers the second finds none.
 */
async function lockInvitation(
  { tx, sealed }: PeopleTransaction,
  { actor, tokenHash }: { actor: Actor; tokenHash: string },
  now: Date,
): Promise<OpenInvitation> {
  const asked = await findOpenInvitation(tx, { tokenHash, sealed }, now)
  if (!asked) throw unknownInvitation()
  await holdFilesOfAccount(tx, { practitionerId: asked.practitionerId, clientId: actor.userId })
  await tx
    .select({ id: clientInvitations.id })
    .from(clientInvitations)
    .where(eq(clientInvitations.tokenHash, tokenHash))
    .for('update')
  const found = await findOpenInvitation(tx, { tokenHash, sealed }, now)
  if (!found) throw unknownInvitation()
  return found
}

/** Throws unless the caller is the invited person, according to the account or else the code. */
async function checkRecipient(
  context: PeopleTransaction,
  { actor, found, code }: { actor: Actor; found: OpenInvitation; code: string | undefined },
  now: Date,
): Promise<void> {
  const { tx, sealed } = context
  const standing = await findStanding(tx, sealed, { userId: actor.userId, invited: found.invited })
  if (standing === 'Invited') return
  if (code === undefined) throw notInvited(standing)
  const about = (by: 'Email' | 'Phone') => aboutInvitation(found, by)
  await proveInvited(context, { actor, code, email: found.invited.email, about }, now)
}

/**
 * Notes in the file that its person declined, which ends what a practitioner knows of who was invited and has not
 * answered.
 */
async function noteDeclined(
  tx: PeopleTransaction['tx'],
  { clientDeclined }: Pick<ClientOptions, 'clientDeclined'>,
  file: { practitionerId: string; clientId: string },
  now: Date,
): Promise<void> {
  const { practitionerId, clientId } = practitionerClients
  await tx
    .update(practitionerClients)
    .set({ declinedAt: now })
    .where(and(eq(practitionerId, file.practitionerId), eq(clientId, file.clientId)))
  await clientDeclined(tx, file, now)
}

/**
 * Accepts or declines an invitation, once: from an account whose verified address or number was invited, else with the
 * code sent there; anyone else's answer changes nothing. Who accepts is one client, whatever other file the practitioner
 * has of its verified address. After declining, the practitioner keeps a file without an
 * account, and no order is named to it for the invitation's sake. Throws invalid if token or code is unknown, expired or used, forbidden for callers who were not invited or
 * cannot be a client.
 */
export async function answerInvitation(
  context: ClientContext,
  { actor, token, isAccepted, code }: Answer,
  now: Date,
): Promise<{ practitionerName: string; isLinked: boolean }> {
  await holdCaller(context, 'answers', actor, now)
  if (actor.userKindId !== 'Client') throw forbidden()
  const tokenHash = keyedHash(context.config.secrets.token, token)
  if (code !== undefined) await holdContactTry(context, tokenHash, now)
  return context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    const found = await lockInvitation(inside, { actor, tokenHash }, now)
    await checkRecipient(inside, { actor, found, code }, now)
    await tx.delete(clientInvitations).where(eq(clientInvitations.id, found.id))
    const { practitionerId, clientId } = found
    if (isAccepted) {
      await joinFile(tx, context, { practitionerId, from: clientId, to: actor.userId }, now)
      await joinFilesAtAddress(tx, context, { practitionerId, clientId: actor.userId }, now)
    } else await noteDeclined(tx, context, { practitionerId, clientId }, now)
    const event = isAccepted ? 'ClientInvitationAccepted' : 'ClientInvitationDeclined'
    const subject = { type: 'User', id: practitionerId }
    await recordAudit(tx, { event, actorId: actor.userId, subject }, now)
    return { practitionerName: fullName(found.sender), isLinked: isAccepted }
  })
}
