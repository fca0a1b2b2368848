import { ALERT_DAYS } from '@salvia/contract/words/limits'
import type { AdherenceAlert } from '@salvia/contract/words/plans'
import type { AlertDays } from '@salvia/rules/plans/adherence-alert'
import { and, asc, countDistinct, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { practitionerClients } from '../../../people/index.ts'
import { recommendationClients, recommendationItems, recommendations } from '../../data/plan-tables.ts'
import type { PlanClientKey } from '../plan-client-context.ts'
import { alertThresholds } from './threshold-tables.ts'

const c = recommendationClients
const t = alertThresholds
const f = practitionerClients

export const isClient = ({ recommendationId, clientId }: PlanClientKey) =>
  and(eq(c.recommendationId, recommendationId), eq(c.clientId, clientId))

const orDefault = (column: typeof t.notViewedDays | typeof t.notOrderedDays | typeof t.refillDays) =>
  sql<number>`coalesce(${column}, ${ALERT_DAYS})::int`

const days = {
  notViewedDays: orDefault(t.notViewedDays),
  notOrderedDays: orDefault(t.notOrderedDays),
  refillDays: orDefault(t.refillDays),
}

/** The order in which several clients of plans are locked, so that concurrent transactions never deadlock. */
const inLockOrder = [asc(c.recommendationId), asc(c.clientId)]

const uuids = (ids: string[]) => sql`${sql.param(ids)}::uuid[]`

/** Bound as two lists, so that any number of clients is one statement text. */
const areAmong = (keys: PlanClientKey[]) =>
  sql`(${c.recommendationId}, ${c.clientId}) in (select * from unnest(
    ${uuids(keys.map(({ recommendationId }) => recommendationId))}, ${uuids(keys.map(({ clientId }) => clientId))}))`

/** What status and alert are derived from, besides orders. */
const happened = {
  recommendationId: c.recommendationId,
  clientId: c.clientId,
  joinedAt: c.joinedAt,
  invitedAt: c.invitedAt,
  firstSentAt: c.firstSentAt,
  sharesOrders: c.sharesOrders,
  firstViewedAt: c.firstViewedAt,
  cartAt: c.cartAt,
  dismissedAlert: c.dismissedAlert,
  dismissedAt: c.dismissedAt,
  declinedAt: f.declinedAt,
}

/** Clients of plans with the days of their practitioner's alerts, locked until the transaction ends. */
export const lockFollowed = (tx: Db, keys: PlanClientKey[]) =>
  tx
    .select({ row: happened, days })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .leftJoin(t, eq(t.practitionerId, recommendations.practitionerId))
    .leftJoin(f, and(eq(f.clientId, c.clientId), eq(f.practitionerId, recommendations.practitionerId)))
    .where(areAmong(keys))
    .orderBy(...inLockOrder)
    .for('update', { of: c })

/** What is stored of a client besides what happened. */
export type DerivedClient = PlanClientKey &
  Pick<
    typeof c.$inferSelect,
    'statusId' | 'alertId' | 'alertSince' | 'refillOn' | 'supplyUnknownReason' | 'lastOrderAt' | 'dueAt'
  >

/** Stores what was derived of clients that `lockFollowed` locked, in one statement. */
export async function storeDerived(tx: Db, clients: DerivedClient[]): Promise<void> {
  if (clients.length === 0) return
  await tx.execute(sql`
    update ${c} c set status_id = d."statusId", alert_id = d."alertId", alert_since = d."alertSince",
      refill_on = d."refillOn", supply_unknown_reason = d."supplyUnknownReason",
      last_order_at = d."lastOrderAt", due_at = d."dueAt"
    from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as d (
      "recommendationId" uuid, "clientId" uuid, "statusId" text, "alertId" text, "alertSince" timestamptz,
      "refillOn" date, "supplyUnknownReason" text, "lastOrderAt" timestamptz, "dueAt" timestamptz)
    where c.recommendation_id = d."recommendationId" and c.client_id = d."clientId"`)
}

/** Marks the clients of a practitioner's plans for the job to check again, locked as by `lockFollowed`. */
export async function makeAllDue(tx: Db, practitionerId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with own as (
      select c.recommendation_id, c.client_id from ${c} c
      where c.recommendation_id in (select id from ${recommendations} where practitioner_id = ${practitionerId})
        and c.revoked_at is null
      order by c.recommendation_id, c.client_id for update
    )
    update ${c} c set due_at = ${now.toISOString()}::timestamptz from own
    where c.recommendation_id = own.recommendation_id and c.client_id = own.client_id`)
}

const isWaiting = (practitionerId: string) =>
  and(
    eq(recommendations.practitionerId, practitionerId),
    eq(recommendations.isActive, true),
    isNotNull(c.alertId),
    isNull(c.revokedAt),
    sql`not ${recommendations.muteAlerts} and not coalesce(${f.muteAlerts}, false)`,
  )

/** The plans of a practitioner that one client is on. */
export const listPlansOfClient = (
  db: Db,
  { practitionerId, clientId }: { practitionerId: string; clientId: string },
): Promise<PlanClientKey[]> =>
  db
    .select({ recommendationId: c.recommendationId, clientId: c.clientId })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .where(
      and(eq(recommendations.practitionerId, practitionerId), eq(c.clientId, clientId), isNull(c.revokedAt)),
    )

/** How many clients have an alert that waits with a practitioner, however many plans it is about. */
export async function countAlertedClients(db: Db, practitionerId: string): Promise<number> {
  const [counted] = await db
    .select({ clients: countDistinct(c.clientId) })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .leftJoin(f, and(eq(f.clientId, c.clientId), eq(f.practitionerId, recommendations.practitionerId)))
    .where(isWaiting(practitionerId))
  return counted?.clients ?? 0
}

/** How many clients have an alert of each kind that waits with a practitioner, as `countAlertedClients` counts them. */
export async function countAlerts(db: Db, practitionerId: string): Promise<Record<AdherenceAlert, number>> {
  const rows = await db
    .select({ id: c.alertId, count: countDistinct(c.clientId) })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .leftJoin(f, and(eq(f.clientId, c.clientId), eq(f.practitionerId, recommendations.practitionerId)))
    .where(isWaiting(practitionerId))
    .groupBy(c.alertId)
  const counted = { NotViewed: 0, NotOrdered: 0, RefillOverdue: 0 }
  for (const { id, count: waiting } of rows) if (id !== null) counted[id] = waiting
  return counted
}

export type Followed = Awaited<ReturnType<typeof lockFollowed>>[number]

/** Clients whose status or alert may have changed by time alone, those due longest first. */
export const listDue = (db: Db, { now, limit }: { now: Date; limit: number }): Promise<PlanClientKey[]> =>
  db
    .select({ recommendationId: c.recommendationId, clientId: c.clientId })
    .from(c)
    .where(and(lte(c.dueAt, now), isNull(c.revokedAt)))
    .orderBy(asc(c.dueAt))
    .limit(limit)

const i = recommendationItems

const itemsOf = preparedAnywhere((db: Db) =>
  db
    .select({
      id: i.id,
      recommendationId: i.recommendationId,
      productId: i.productId,
      duration: i.duration,
      intakeAmount: i.intakeAmount,
      intakeFormatId: i.intakeFormatId,
      intakeTime: i.intakeTime,
      schedule: i.schedule,
    })
    .from(i)
    .where(
      sql`${i.recommendationId} = any(${sql.placeholder('planIds')}::uuid[])
        and coalesce(${i.productId} = ${sql.placeholder('productId')}::uuid, true)`,
    )
    .prepare('items_of_plans'),
)

/** The items of plans with their instructions; only those of a product if one is given. */
export const listItemsOf = (db: Db, planIds: string[], productId: string | null = null) =>
  itemsOf(db).execute({ planIds, productId })

/** A practitioner's days, or the defaults. */
export async function findThresholds(db: Db, practitionerId: string): Promise<AlertDays> {
  const [found] = await db
    .select({ notViewedDays: t.notViewedDays, notOrderedDays: t.notOrderedDays, refillDays: t.refillDays })
    .from(t)
    .where(eq(t.practitionerId, practitionerId))
  return found ?? { notViewedDays: ALERT_DAYS, notOrderedDays: ALERT_DAYS, refillDays: ALERT_DAYS }
}
