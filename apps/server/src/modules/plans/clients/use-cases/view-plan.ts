import type { PlanDifference } from '@salvia/contract/plans/plan-versions'
import type { EndedInvitation } from '@salvia/contract/words/plans'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { keyedHash } from '../../../identity/index.ts'
import { oneTakingAtATime } from '../../../people/index.ts'
import { isDeclinedBy } from '../../data/has-declined.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import { findVersion, findVersionAt, type VersionRow } from '../../data/version-queries.ts'
import { recordViewed } from '../../journeys/use-cases/record-viewed.ts'
import { recordVersionSeen } from '../../use-cases/keep-version.ts'
import { changesFor } from '../data/changes-for-reader.ts'
import { findEndedInvitation } from '../data/ended-invitation.ts'
import { isClient } from '../data/follow-queries.ts'
import { lockInvitedAtOwnAddress } from '../data/invited-plan-queries.ts'
import type { PlanClientContext } from '../plan-client-context.ts'
import { deriveClients } from './derive-clients.ts'

type Opening = {
  actor: Actor | null
  shareCode: string
  token?: string | undefined
  /** The version that a guest saw last. */
  seenVersion?: number | undefined
}
type Seen = {
  isInvited: boolean
  endedInvitation: EndedInvitation | null
  isSaved: boolean
  sharesOrders: boolean
  version: number | null
  changes: PlanDifference | null
}
type Client = typeof c.$inferSelect
type Plan = typeof recommendations.$inferSelect

const c = recommendationClients

const selectForClients = (db: Db, shareCode: string) =>
  db
    .select()
    .from(recommendations)
    .where(
      and(
        eq(recommendations.shareCode, normaliseShareCode(shareCode)),
        eq(recommendations.isActive, true),
        eq(recommendations.isTemplate, false),
      ),
    )

/** A plan for clients, by its code. Throws not-found for a code that opens nothing, or a template. */
export async function findPlanForClients(db: Db, shareCode: string) {
  const [plan] = await selectForClients(db, shareCode)
  if (!plan) throw notFound('recommendation')
  return plan
}

/** The same, which stays a plan in use until the caller's transaction ends. */
export async function holdPlanForClients(tx: Db, shareCode: string) {
  const [plan] = await selectForClients(tx, shareCode).for('key share')
  if (!plan) throw notFound('recommendation')
  return plan
}

/** An invitation that is open, by the token of its link. */
export async function findInvited(tx: Db, recommendationId: string, tokenHash: string) {
  const [invited] = await tx
    .select()
    .from(c)
    .where(and(eq(c.recommendationId, recommendationId), eq(c.tokenHash, tokenHash), isNull(c.revokedAt)))
    .for('update')
  return invited ?? null
}

async function findOwn(tx: Db, recommendationId: string, actor: Actor) {
  const key = { recommendationId, clientId: actor.userId }
  const [own] = await tx
    .select()
    .from(c)
    .where(and(isClient(key), isNull(c.revokedAt)))
    .for('update')
  return own ?? null
}

type Visitor = {
  own: Client | null
  client: Client | null
  /** By an address that the account has verified, or by the invitation's link. */
  isProven: boolean
  endedInvitation: EndedInvitation | null
}

/** Whose visit it is: the account's on the plan, else that of who was invited at the account's verified address. */
async function findSignedIn(
  tx: Db,
  recommendationId: string,
  actor: Actor,
): Promise<Omit<Visitor, 'endedInvitation'>> {
  // Who is just saving the plan, in another tab or by a second call of the same page, is no guest.
  await oneTakingAtATime(tx, actor.userId)
  const isProven = actor.isEmailVerified
  const own = await findOwn(tx, recommendationId, actor)
  if (own) return { own, client: own, isProven }
  const client = await lockInvitedAtOwnAddress(tx, { recommendationId, callerId: actor.userId })
  return { own, client, isProven }
}

/** The same, where that of an invitation's link comes first. */
async function findVisitor(
  context: PlanClientContext,
  tx: Db,
  { recommendationId, actor, token }: { recommendationId: string } & Pick<Opening, 'actor' | 'token'>,
): Promise<Visitor> {
  const signedIn = actor && (await findSignedIn(tx, recommendationId, actor))
  const tokenHash = token ? keyedHash(context.config.secrets.token, token) : null
  const invited = tokenHash === null ? null : await findInvited(tx, recommendationId, tokenHash)
  if (invited) return { own: signedIn?.own ?? null, client: invited, isProven: true, endedInvitation: null }
  if (signedIn?.client) return { ...signedIn, endedInvitation: null }
  const ended = tokenHash === null ? null : await findEndedInvitation(tx, { recommendationId, tokenHash })
  return { own: null, client: null, isProven: signedIn?.isProven ?? false, endedInvitation: ended }
}

/** Who declined to be the practitioner's client opens a plan as anybody does. */
const isVisitTold = async (tx: Db, client: Client): Promise<boolean> => !(await isDeclinedBy(tx, client))

async function recordVisit(context: PlanClientContext, tx: Db, client: Client, now: Date): Promise<void> {
  const firstViewedAt = sql`coalesce(${c.firstViewedAt}, ${now.toISOString()}::timestamptz)`
  await tx.update(c).set({ firstViewedAt, lastViewedAt: now }).where(isClient(client))
  if (client.firstViewedAt === null) await deriveClients(tx, context, [client], now)
}

/** The version that the reader saw last; null where that is not known. */
async function findSeenBefore(
  tx: Db,
  recommendationId: string,
  { client, seenVersion }: { client: Client | null; seenVersion: number | undefined },
): Promise<VersionRow | null> {
  if (client?.lastViewedAt) return findVersionAt(tx, { recommendationId, at: client.lastViewedAt })
  return seenVersion === undefined ? null : findVersion(tx, { recommendationId, number: seenVersion })
}

/** Someone who saved the plan by its code without an invitation is a client of it, but not invited. */
const isInvitedAs = (client: Client | null): boolean => (client?.invitedAt ?? null) !== null

/** Stores the version that was seen, and returns what changed since the reader's last visit. */
async function compareVisits(
  tx: Db,
  plan: Plan,
  reader: { client: Client | null; seenVersion: number | undefined; readsPersonal: boolean },
  now: Date,
): Promise<Pick<Seen, 'version' | 'changes'>> {
  const seen = await recordVersionSeen(tx, plan, now)
  if (seen === null) return { version: null, changes: null }
  const before = await findSeenBefore(tx, plan.id, reader)
  return { version: seen.number, changes: changesFor(before, seen, reader.readsPersonal) }
}

/** The plan's own practitioner is none of its readers. */
const nobody = { isInvited: false, endedInvitation: null, isSaved: false, sharesOrders: false }

/**
 * Notes that a plan was opened: for the client of the invitation's link, else for the caller where it is the caller's
 * or its verified address was invited and did not decline, else as a guest; each once a day, and returns what changed since the reader's
 * last visit. It takes no invitation up. Its practitioner opening it is not noted. Throws not-found for a code that
 * opens nothing.
 */
export function viewPlan(
  context: PlanClientContext,
  { actor, shareCode, token, seenVersion }: Opening,
  now: Date,
): Promise<Seen> {
  return context.db.transaction(async (tx) => {
    const plan = await findPlanForClients(tx, shareCode)
    const recommendationId = plan.id
    if (actor?.userId === plan.practitionerId) return { ...nobody, version: null, changes: null }
    const visit = { recommendationId, actor, token }
    const { own, client, isProven, endedInvitation } = await findVisitor(context, tx, visit)
    const told = client && (await isVisitTold(tx, client)) ? client : null
    await recordViewed(tx, { recommendationId, clientId: told?.clientId ?? null }, now)
    const isInvited = isInvitedAs(client)
    const reader = { client, seenVersion, readsPersonal: isInvited && isProven }
    const compared = await compareVisits(tx, plan, reader, now)
    if (told) await recordVisit(context, tx, told, now)
    const isSaved = (own?.joinedAt ?? null) !== null
    const sharesOrders = isSaved && own?.sharesOrders === true
    return { isInvited, endedInvitation, isSaved, sharesOrders, ...compared }
  })
}
