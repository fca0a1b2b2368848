import { invalid } from '#kernel/domain-error'
import {
  findToken,
  holdContactCode,
  holdContactTry,
  issueToken,
  keyedHash,
  queueContactCode,
  takeContactCode,
} from '../../../identity/index.ts'
import { findFileContacts, peopleInTransaction } from '../../../people/index.ts'
import { isInvitedClient } from '../../data/plan-queries.ts'
import { findInvitedAt, listPersonalNotes } from '../data/reading-queries.ts'
import type { PlanClientContext } from '../plan-client-context.ts'
import { findInvited, findPlanForClients } from './view-plan.ts'

type Asking = { shareCode: string; email: string; address: string }
type Sending = { recommendationId: string; practitionerId: string; email: string }

/** The queue that sends the codes asked for. */
export const SEND_READING_CODE = 'plans.send-reading-code'

const wrongCode = () =>
  invalid('code_invalid', 'This code is not right, or its time is over.', [
    { id: 'code', error: 'code_invalid' },
  ])

const overToken = () =>
  invalid('code_invalid', 'This invitation is over.', [{ id: 'token', error: 'code_invalid' }])

const aboutReading = (recommendationId: string, email: string): string =>
  `read-plan|${recommendationId}|${email.toLowerCase()}`

/**
 * Asks for a code with which a person invited to a plan reads its personal notes in this browser. A job sends it, so
 * that an address that was not invited gets the same answer after the same work. Throws not-found for a code that opens
 * nothing, TooMany past the limits of the address at this plan and of the caller's IP address.
 */
export async function askReadingCode(
  context: PlanClientContext,
  { shareCode, email, address }: Asking,
  now: Date,
): Promise<void> {
  const { id: recommendationId, practitionerId } = await findPlanForClients(context.db, shareCode)
  await holdContactCode(context, { about: aboutReading(recommendationId, email), address }, now)
  const sealed = context.sealed.seal(JSON.stringify({ recommendationId, practitionerId, email }))
  await context.db.transaction((tx) => context.jobs.send(tx, SEND_READING_CODE, { sealed }))
}

/** Sends the code that was asked for, to an address that is invited. */
export function sendReadingCode(
  context: PlanClientContext,
  { recommendationId, practitionerId, email }: Sending,
  now: Date,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const clientId = await findInvitedAt(tx, { recommendationId, email })
    if (clientId === null) return
    const asked = { practitionerId, clientIds: [clientId] }
    const contact = (await findFileContacts(tx, context.sealed, asked)).get(clientId)
    if (!contact) return
    const { email: to, firstName, languageCode } = contact
    const code = { userId: clientId, purpose: 'PlanCode' as const, kind: 'planCode' as const }
    const about = aboutReading(recommendationId, email)
    const sent = { ...code, about, contact: { by: 'Email' as const, to, firstName, languageCode } }
    await queueContactCode(peopleInTransaction(context, tx), sent, now)
  })
}

/**
 * Exchanges the code, once, for a token that reads the plan's personal notes for a day, as long as its client is on the
 * plan. Throws not-found for a share code that opens nothing, TooMany past five tries in a quarter of an hour at this
 * address and plan, and invalid for a code that is wrong or expired, which is the answer to any other address as well.
 */
export async function takeReadingCode(
  context: PlanClientContext,
  { shareCode, email, code }: Omit<Asking, 'address'> & { code: string },
  now: Date,
): Promise<string> {
  const { id: recommendationId } = await findPlanForClients(context.db, shareCode)
  const about = aboutReading(recommendationId, email)
  await holdContactTry(context, about, now)
  return context.db.transaction(async (tx) => {
    const { config } = context
    const userId = await findInvitedAt(tx, { recommendationId, email })
    if (userId === null) throw wrongCode()
    const typed = { userId, purpose: 'PlanCode' as const, code }
    if ((await takeContactCode({ tx, config }, typed, now)) !== about) throw wrongCode()
    const token = { userId, purpose: 'ReadPlan' as const, target: recommendationId }
    return issueToken(tx, config.secrets.token, token, now)
  })
}

/**
 * A plan's personal notes, by the token of an invitation's link or one that a code was exchanged for. Throws not-found
 * for a share code that opens nothing, invalid for a token of another plan or one that is over.
 */
export async function readPersonalNotes(
  { db, config }: PlanClientContext,
  { shareCode, token }: { shareCode: string; token: string },
  now: Date,
): Promise<{ recommendationItemId: string; notes: string }[]> {
  const { id: recommendationId } = await findPlanForClients(db, shareCode)
  const key = config.secrets.token
  if (await findInvited(db, recommendationId, keyedHash(key, token)))
    return listPersonalNotes(db, recommendationId)
  const read = await findToken(db, { key, secret: token, purposes: ['ReadPlan'] }, now)
  const isOfPlan = read?.target === recommendationId
  if (!(isOfPlan && (await isInvitedClient(db, { recommendationId, clientId: read.userId }))))
    throw overToken()
  return listPersonalNotes(db, recommendationId)
}
