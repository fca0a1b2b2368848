import { ALERT_DAYS } from '@salvia/contract/words/limits'
import type { AlertDays } from '@salvia/rules/plans/adherence-alert'
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationClients, recommendationItems, recommendations } from '../../data/plan-tables.ts'
import type { PlanClientKey } from '../plan-client-context.ts'
import { alertThresholds } from './threshold-tables.ts'

const c = recommendationClients
const t = alertThresholds

export const isClient = ({ recommendationId, clientId }: PlanClientKey) =>
  and(eq(c.recommendationId, recommendationId), eq(c.clientId, clientId))

const orDefault = (column: typeof t.notViewedDays | typeof t.notOrderedDays | typeof t.refillDays) =>
  sql<number>`coalesce(${column}, ${ALERT_DAYS})::int`

const days = {
  notViewedDays: orDefault(t.notViewedDays),
  notOrderedDays: orDefault(t.notOrderedDays),
  refillDays: orDefault(t.refillDays),
}

/** Clients of plans with the days of their practitioner's alerts, locked until the transaction ends. */
export const lockFollowed = (tx: Db, keys: PlanClientKey[]) =>
  tx
    .select({ row: c, days })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .leftJoin(t, eq(t.practitionerId, recommendations.practitionerId))
    .where(or(...keys.map(isClient)))
    .orderBy(asc(c.recommendationId), asc(c.clientId))
    .for('update', { of: c })

export type Followed = Awaited<ReturnType<typeof lockFollowed>>[number]

/** Clients whose status or alert may have changed by time alone, those due longest first. */
export const listDue = (db: Db, { now, limit }: { now: Date; limit: number }): Promise<PlanClientKey[]> =>
  db
    .select({ recommendationId: c.recommendationId, clientId: c.clientId })
    .from(c)
    .where(and(lte(c.dueAt, now), isNull(c.revokedAt)))
    .orderBy(asc(c.dueAt))
    .limit(limit)

/** The items of plans, with their instructions. */
export const listItemsOf = (db: Db, recommendationIds: string[]) =>
  db
    .select()
    .from(recommendationItems)
    .where(inArray(recommendationItems.recommendationId, recommendationIds))

/** A practitioner's days, or the defaults. */
export async function findThresholds(db: Db, practitionerId: string): Promise<AlertDays> {
  const [found] = await db
    .select({ notViewedDays: t.notViewedDays, notOrderedDays: t.notOrderedDays, refillDays: t.refillDays })
    .from(t)
    .where(eq(t.practitionerId, practitionerId))
  return found ?? { notViewedDays: ALERT_DAYS, notOrderedDays: ALERT_DAYS, refillDays: ALERT_DAYS }
}
