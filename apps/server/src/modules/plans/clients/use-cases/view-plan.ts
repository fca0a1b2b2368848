import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { keyedHash } from '../../../identity/index.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import { dayOf, noteJourney } from '../../journeys/use-cases/note-journey.ts'
import { isClient } from '../data/follow-queries.ts'
import type { PlanClientContext } from '../plan-client-context.ts'
import { deriveClients } from './derive-clients.ts'

type Opening = { actor: Actor | null; shareCode: string; token: string | undefined }
type Seen = { isInvited: boolean; isSaved: boolean }

const c = recommendationClients

/** A plan for clients, by its code. Throws not-found for a code that opens nothing, or a template. */
export async function findPlanForClients(db: Db, shareCode: string) {
  const [plan] = await db
    .select()
    .from(recommendations)
    .where(
      and(
        eq(recommendations.shareCode, normaliseShareCode(shareCode)),
        eq(recommendations.isActive, true),
        eq(recommendations.isTemplate, false),
      ),
    )
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

async function noteVisit(
  context: PlanClientContext,
  tx: Db,
  client: typeof c.$inferSelect,
  now: Date,
): Promise<void> {
  const firstViewedAt = sql`coalesce(${c.firstViewedAt}, ${now.toISOString()}::timestamptz)`
  await tx.update(c).set({ firstViewedAt, lastViewedAt: now }).where(isClient(client))
  if (client.firstViewedAt === null) await deriveClients(tx, context, [client], now)
}

/**
 * Notes that a plan was opened: for the client of the invitation's link, else for the caller where it is the caller's,
 * else as a guest; each once a day. Its practitioner opening it is not noted. Throws not-found for a code that opens
 * nothing.
 */
export function viewPlan(
  context: PlanClientContext,
  { actor, shareCode, token }: Opening,
  now: Date,
): Promise<Seen> {
  const { secrets } = context.config
  return context.db.transaction(async (tx) => {
    const { id: recommendationId, practitionerId } = await findPlanForClients(tx, shareCode)
    if (actor?.userId === practitionerId) return { isInvited: false, isSaved: false }
    const own = actor && (await findOwn(tx, recommendationId, actor))
    const invited = token ? await findInvited(tx, recommendationId, keyedHash(secrets.token, token)) : null
    const client = invited ?? own
    const clientId = client?.clientId ?? null
    const dedupKey = `viewed:${recommendationId}:${clientId ?? 'guest'}:${dayOf(now)}`
    await noteJourney(tx, { recommendationId, clientId, event: 'Viewed', dedupKey }, now)
    if (client) await noteVisit(context, tx, client, now)
    return { isInvited: client !== null, isSaved: (own?.joinedAt ?? null) !== null }
  })
}
