import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { fullName } from '@salvia/rules/people/full-name'
import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { newId } from '#kernel/ids'
import { queueMessage } from '#kernel/outbox/outbox'
import { keyedHash, users } from '../../../identity/index.ts'
import { checkCountry } from '../../../reference/index.ts'
import { inTransaction, type PeopleTransaction } from '../../people-context.ts'
import { type ClientContext, holdInvitation } from '../client-context.ts'
import { type ClientRecord, findClientAtAddress } from '../data/client-queries.ts'
import { clientInvitations } from '../data/client-tables.ts'
import { holdFileOf, type Invited, makeFile } from './open-file.ts'

type Invitation = {
  clientId: string
  firstName: string
  email: string
  languageCode: LanguageCode
  /** Declined an earlier request: until a yes nothing is named, which the mail tells. */
  isDeclined: boolean
}

const DAYS_OPEN = 14

const toInvitation = ({ user, link, firstName, languageCode }: ClientRecord, email: string): Invitation => ({
  clientId: user.id,
  firstName,
  email,
  languageCode,
  isDeclined: (link?.declinedAt ?? null) !== null,
})

/** Mails a new invitation link; earlier ones become invalid. Account holders are addressed in their language. */
async function sendInvitation(
  { tx, jobs, sealed, config }: PeopleTransaction,
  { actor, invitation }: { actor: Actor; invitation: Invitation },
  now: Date,
): Promise<void> {
  const { clientId, email, firstName, isDeclined } = invitation
  const secret = randomBytes(32).toString('base64url')
  const kept = {
    tokenHash: keyedHash(config.secrets.token, secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAYS_OPEN * DAY_MS),
  }
  await tx
    .insert(clientInvitations)
    .values({ id: newId(), practitionerId: actor.userId, clientId, ...kept })
    .onConflictDoUpdate({
      target: [clientInvitations.practitionerId, clientInvitations.clientId],
      set: kept,
    })
  const [known] = await tx
    .select({ firstName: users.firstName, languageCode: users.preferredLanguageCode })
    .from(users)
    .where(eq(users.email, email))
  const to = known ?? { firstName, languageCode: invitation.languageCode }
  const practitionerName = fullName(actor)
  const url = known
    ? `${config.publicUrl}/auth/login?invitation={secret}`
    : `${config.publicUrl}/auth/join?type=client&invitation={secret}`
  const kind = known ? ('clientRequest' as const) : ('clientInvitation' as const)
  const props = { kind, ...to, url, practitionerName, ...(isDeclined && { isDeclined }) }
  await queueMessage(
    { tx, jobs },
    {
      kind: 'Mail',
      senderId: actor.userId,
      recipient: email,
      content: { template: 'account', props },
      sealedSecret: sealed.seal(secret),
    },
    now,
  )
}

/**
 * Opens a file for a person and asks it, by mail, to be the practitioner's client. Whether the address has an account
 * changes nothing of what the practitioner sees: the file becomes that account's only with its yes. The same address
 * again gets a new mail. Throws invalid for the caller's own address and for an unknown country, conflict for one that is a client already, TooMany past the day's limit.
 */
export async function inviteClient(
  context: ClientContext,
  { actor, invited }: { actor: Actor; invited: Invited },
  now: Date,
): Promise<string> {
  const email = invited.email.trim().toLowerCase()
  if (email === actor.email)
    throw invalid('client_is_caller', 'This is your own address.', [
      { id: 'email', error: 'client_is_caller' },
    ])
  if (invited.countryId) checkCountry(invited.countryId, 'countryId')
  await holdInvitation(context, actor, now)
  const owner = { practitionerId: actor.userId, languageCode: actor.languageCode }
  return context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    await holdFileOf(tx, actor.userId, email)
    const known = await findClientAtAddress(tx, actor.userId, email)
    if (known && known.link?.email === null)
      throw conflict('client_known', 'This is a client of yours already.')
    const invitation = known
      ? toInvitation(known, email)
      : { ...(await makeFile(inside, { owner, invited: { ...invited, email } }, now)), isDeclined: false }
    await sendInvitation(inside, { actor, invitation }, now)
    const { clientId } = invitation
    const subject = { type: 'Client', id: clientId }
    await recordAudit(tx, { event: 'ClientInvited', actorId: actor.userId, subject }, now)
    return clientId
  })
}
