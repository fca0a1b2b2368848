import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { holdFilesOfAccount, linkClient } from '../../../people/index.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import { recordViewed } from '../../journeys/use-cases/record-viewed.ts'
import { recordVersionSeen } from '../../use-cases/keep-version.ts'
import { isClient } from '../data/follow-queries.ts'
import type { PlanClientKey } from '../plan-client-context.ts'

const c = recommendationClients

type Plan = Pick<typeof recommendations.$inferSelect, 'id' | 'practitionerId' | 'updatedAt'>
type Joining = {
  plan: Plan
  clientId: string
  sharesOrders: boolean
  /** By the link of an invitation, which a client who was taken off the plan is not let in again without. */
  isInvited: boolean
}

/** Whether a client who is on the plan has opened it. */
async function hasViewed(tx: Db, key: PlanClientKey): Promise<boolean> {
  const isOn = and(isClient(key), isNull(c.revokedAt), isNotNull(c.firstViewedAt))
  return (await tx.$count(c, isOn)) > 0
}

/** Whether a client is on a plan by its own word. */
export async function isJoined(tx: Db, key: PlanClientKey): Promise<boolean> {
  return (await tx.$count(c, and(isClient(key), isNull(c.revokedAt), isNotNull(c.joinedAt)))) > 0
}

/**
 * Puts a client on a plan by its own word, or changes whether it shares its orders, in the caller's transaction. Who
 * joins a plan has opened it, which its journey says as its status does, and is notified of changes from that version
 * on.
 */
export async function joinPlan(tx: Db, joining: Joining, now: Date): Promise<void> {
  const { plan, clientId, sharesOrders, isInvited } = joining
  const { id: recommendationId, practitionerId } = plan
  const key = { recommendationId, clientId }
  const at = sql`${now.toISOString()}::timestamptz`
  const isFirstView = !(await hasViewed(tx, key))
  if (!(await isJoined(tx, key))) await recordVersionSeen(tx, plan, now)
  await tx
    .insert(c)
    .values({
      recommendationId,
      clientId,
      joinedAt: now,
      sharesOrders,
      firstViewedAt: now,
      lastViewedAt: now,
    })
    .onConflictDoUpdate({
      target: [c.recommendationId, c.clientId],
      set: {
        joinedAt: sql`coalesce(${c.joinedAt}, ${at})`,
        firstViewedAt: sql`case when ${c.revokedAt} is null then coalesce(${c.firstViewedAt}, ${at}) else ${at} end`,
        cartAt: sql`case when ${c.revokedAt} is null then ${c.cartAt} end`,
        lastViewedAt: sql`coalesce(${c.lastViewedAt}, ${at})`,
        sharesOrders,
        // Who was taken off the plan and saves it by its code is not invited by that.
        ...(!isInvited && { invitedAt: sql`case when ${c.revokedAt} is null then ${c.invitedAt} end` }),
        revokedAt: null,
        tokenHash: null,
      },
    })
  if (isFirstView) await recordViewed(tx, key, now)
  await linkClient(tx, { practitionerId, clientId }, now)
}

type Asked = { clientId: string; recommendationIds: string[] }

/**
 * Those of some plans, in use and no templates, that the account has not saved; they stay that until the caller's
 * transaction ends.
 */
export function listPlansToJoin(tx: Db, { clientId, recommendationIds }: Asked): Promise<Plan[]> {
  const isSaved = tx
    .select({ one: sql`1` })
    .from(c)
    .where(
      and(
        eq(c.recommendationId, recommendations.id),
        eq(c.clientId, clientId),
        isNotNull(c.joinedAt),
        isNull(c.revokedAt),
      ),
    )
  return tx
    .select({
      id: recommendations.id,
      practitionerId: recommendations.practitionerId,
      updatedAt: recommendations.updatedAt,
    })
    .from(recommendations)
    .where(
      and(
        inArray(recommendations.id, recommendationIds),
        eq(recommendations.isActive, true),
        eq(recommendations.isTemplate, false),
        notExists(isSaved),
      ),
    )
    .orderBy(recommendations.id)
    .for('key share')
}

/** The practitioners of plans, in an order in which all wait for each other. */
function listPractitioners(tx: Db, recommendationIds: string[]): Promise<{ practitionerId: string }[]> {
  return tx
    .selectDistinct({ practitionerId: recommendations.practitionerId })
    .from(recommendations)
    .where(inArray(recommendations.id, recommendationIds))
    .orderBy(recommendations.practitionerId)
}

/**
 * Puts a client that agreed to it with an order on the order's plans, sharing its orders of them. Its files are held
 * before the plans, as by who saves one (`savePlan`): otherwise the two wait for each other.
 */
export async function joinPlansByOrder(
  tx: Db,
  { clientId, recommendationIds }: Asked,
  now: Date,
): Promise<void> {
  for (const { practitionerId } of await listPractitioners(tx, recommendationIds))
    await holdFilesOfAccount(tx, { practitionerId, clientId })
  for (const plan of await listPlansToJoin(tx, { clientId, recommendationIds }))
    await joinPlan(tx, { plan, clientId, sharesOrders: true, isInvited: false }, now)
}
