import { randomBytes } from 'node:crypto'
import type { AdherenceAlert, InvitationChannel } from '@salvia/contract/words/plans'
import { and, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { queueMessage } from '#kernel/outbox/outbox'
import { findOptionalConsents, keyedHash } from '../../../identity/index.ts'
import type { FileContact, PeopleTransaction } from '../../../people/index.ts'
import { isDeclinedBy } from '../../data/has-declined.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { PLAN_INVITATION } from '../../journeys/use-cases/record-delivery.ts'
import { recordJourney } from '../../journeys/use-cases/record-journey.ts'
import { sharedKeyOf } from '../data/ended-invitation.ts'
import { isClient } from '../data/follow-queries.ts'
import type { PlanClientKey } from '../plan-client-context.ts'
import type { ShareablePlan } from '../shareable-plan.ts'
import { openMarkHashOf } from './record-opened.ts'

export type Message = {
  channel: InvitationChannel
  text: string
  /** What a reminder is about; without it the message is an invitation. */
  alert?: AdherenceAlert | undefined
}
export type Invitation = Message & ShareablePlan & { contact: FileContact }

const TOKEN_BYTES = 32

/** The page of a plan (docs/domain.md, Plans). */
export const planUrl = (publicUrl: string, shareCode: string): string => `${publicUrl}/r/${shareCode}`

function phoneOf({ phone }: FileContact): string {
  if (phone === null)
    throw invalid('phone_invalid', 'There is no number in the file of this client.', [
      { id: 'channel', error: 'phone_invalid' },
    ])
  return phone
}

type Links = {
  url: string
  openedUrl: string | undefined
  naming: Naming
  practitionerContact: string | undefined
}

/** A word about an alert asks its client to get in touch, and a reply to the mail goes nowhere. */
function practitionerContactOf(
  { alert, shownContact }: Invitation,
  sealed: PeopleTransaction['sealed'],
): string | undefined {
  if (alert === undefined || shownContact === null) return undefined
  const { email, sealedPhone } = shownContact
  return sealedPhone === null ? email : `${sealed.open(sealedPhone)} · ${email}`
}

/** What the client has said already of being named: nothing before its first answer. */
type Naming = { isDeclined?: true; sharesOrders?: boolean }

async function namingOf(tx: Db, key: PlanClientKey): Promise<Naming> {
  if (await isDeclinedBy(tx, key)) return { isDeclined: true }
  const { joinedAt, sharesOrders } = recommendationClients
  const [answered] = await tx
    .select({ sharesOrders })
    .from(recommendationClients)
    .where(and(isClient(key), isNotNull(joinedAt)))
  return answered ?? {}
}

function contentOf(
  { channel, text, alert, practitionerName, contact }: Invitation,
  { url, openedUrl, naming, practitionerContact }: Links,
) {
  const { firstName, languageCode } = contact
  const template = alert === undefined ? ('planInvitation' as const) : ('planReminder' as const)
  if (channel === 'Sms')
    return {
      kind: 'Sms' as const,
      recipient: phoneOf(contact),
      content: { template, props: { languageCode, practitionerName, url, text } },
    }
  const props = {
    kind: template,
    languageCode,
    firstName,
    url,
    practitionerName,
    ...(openedUrl !== undefined && { openedUrl }),
    ...naming,
    ...(practitionerContact !== undefined && { practitionerContact }),
  }
  return {
    kind: 'Mail' as const,
    recipient: contact.email,
    content: { template: 'account' as const, props: text === '' ? props : { ...props, reason: text } },
  }
}

/** The token of the picture that shows that a mail was opened, only for people with an account who agreed to it. */
async function newOpenMark(tx: Db, { channel, contact }: Invitation): Promise<string | undefined> {
  if (channel !== 'Email' || !contact.hasAccount) return undefined
  const consents = await findOptionalConsents(tx, contact.clientId)
  return consents.has('MailOpens') ? randomBytes(TOKEN_BYTES).toString('base64url') : undefined
}

/**
 * Sends a client of a plan the invitation's link, as an invitation or with a word about its alert; the link replaces
 * any sent before, in the caller's transaction. Throws invalid for a text message to a client without a number.
 */
export async function sendPlanInvitation(
  { tx, jobs, sealed, config }: PeopleTransaction,
  invitation: Invitation,
  now: Date,
): Promise<void> {
  const { plan, channel, alert, contact } = invitation
  const key = { recommendationId: plan.id, clientId: contact.clientId }
  const secret = randomBytes(TOKEN_BYTES).toString('base64url')
  const tokenHash = keyedHash(config.secrets.token, secret)
  const url = `${planUrl(config.publicUrl, plan.shareCode)}?invitation={secret}`
  const mark = await newOpenMark(tx, invitation)
  const openMarkHash = mark === undefined ? null : openMarkHashOf(config.secrets.token, mark)
  const naming = await namingOf(tx, key)
  const practitionerContact = practitionerContactOf(invitation, sealed)
  const openedUrl = mark && `${config.publicUrl}/images/mail/${mark}`
  await tx
    .update(recommendationClients)
    .set({ tokenHash, openMarkHash, channel, invitedAt: now })
    .where(isClient(key))
  await recordJourney(
    tx,
    { ...key, event: 'Shared', channel, detail: alert ?? null, dedupKey: sharedKeyOf(tokenHash) },
    now,
  )
  await queueMessage(
    { tx, jobs },
    {
      ...contentOf(invitation, { url, openedUrl, naming, practitionerContact }),
      senderId: plan.practitionerId,
      ...(contact.hasAccount && { accountId: contact.clientId }),
      about: { type: PLAN_INVITATION, key: tokenHash },
      sealedSecret: sealed.seal(secret),
    },
    now,
  )
}
