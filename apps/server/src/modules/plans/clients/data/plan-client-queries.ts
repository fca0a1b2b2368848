import { DAY_MS } from '@salvia/contract/durations'
import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { AdherenceAlert, PlanClientStatus } from '@salvia/contract/words/plans'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { users } from '../../../identity/index.ts'
import { namesInFile, practitionerClients } from '../../../people/index.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import { recommendationJourneys } from '../../journeys/data/journey-tables.ts'

export type PlanClientQuery = {
  offset: number
  limit: number
  sort?: string | undefined
  recommendationId?: string | undefined
  clientId?: string | undefined
  practitionerId?: string | undefined
  alertsOnly?: boolean | undefined
  includeMuted?: boolean | undefined
  statuses?: PlanClientStatus[] | undefined
  alertFrom?: string | undefined
}

const c = recommendationClients
const f = practitionerClients
const r = recommendations
const j = recommendationJourneys

const { firstName, lastName } = namesInFile(f, users)
const isMuted = sql<boolean>`(${r.muteAlerts} or coalesce(${f.muteAlerts}, false))`

/** The last word of the mail or text service on the last invitation. */
const hasFailed = sql<boolean>`coalesce((select ${j.event} in ('EmailFailed', 'SmsFailed') from ${j}
  where ${j.recommendationId} = ${c.recommendationId} and ${j.clientId} = ${c.clientId}
  and ${j.event} in ('EmailFailed', 'SmsFailed', 'EmailDelivered', 'SmsDelivered')
  and ${j.at} >= ${c.invitedAt} order by ${j.at} desc, ${j.id} desc limit 1), false)`

const languageCode = sql<LanguageCode>`coalesce(${f.preferredLanguageCode}, ${users.preferredLanguageCode})`

type Reminder = { alert: AdherenceAlert; at: string }

/** What was sent about an alert says which in its detail. */
const lastReminder = sql<Reminder | null>`(select jsonb_build_object('alert', ${j.detail}, 'at', ${j.at}) from ${j}
  where ${j.recommendationId} = ${c.recommendationId} and ${j.clientId} = ${c.clientId}
  and ${j.event} = 'Shared' and ${j.detail} is not null order by ${j.at} desc, ${j.id} desc limit 1)`

const selectClients = (db: Db) =>
  db
    .select({
      row: c,
      plan: { id: r.id, name: r.name, shareCode: r.shareCode },
      firstName,
      lastName,
      email: sql<string>`coalesce(${f.email}, ${users.email})`,
      hasAccount: sql<boolean>`${f.email} is null`,
      hasDeclined: sql<boolean>`${f.declinedAt} is not null`,
      muteAlerts: isMuted,
      deliveryFailed: hasFailed,
      languageCode,
      lastReminder,
    })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .innerJoin(users, eq(users.id, c.clientId))
    .leftJoin(f, and(eq(f.clientId, c.clientId), eq(f.practitionerId, r.practitionerId)))
    .$dynamic()

const sortable = {
  firstName,
  lastName,
  invitedAt: c.invitedAt,
  lastViewedAt: c.lastViewedAt,
  lastOrderAt: c.lastOrderAt,
  alertSince: c.alertSince,
  refillOn: c.refillOn,
  status: c.statusId,
}

function filters(query: PlanClientQuery): SQL | undefined {
  const { recommendationId, clientId, practitionerId, alertsOnly, includeMuted, statuses, alertFrom } = query
  const isAlert = and(isNotNull(c.alertId), includeMuted ? undefined : not(isMuted))
  return and(
    isNull(c.revokedAt),
    eq(r.isActive, true),
    recommendationId ? eq(c.recommendationId, recommendationId) : undefined,
    clientId ? eq(c.clientId, clientId) : undefined,
    practitionerId ? eq(r.practitionerId, practitionerId) : undefined,
    alertsOnly ? isAlert : undefined,
    statuses ? inArray(c.statusId, statuses) : undefined,
    alertFrom ? gte(c.alertSince, new Date(alertFrom)) : undefined,
  )
}

/** What is stored of a client of a plan. */
export type StoredClient = Omit<PlanClient, 'packsUntil' | 'packsUnderWay' | 'daysCovered'>

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

type Selected = Awaited<ReturnType<typeof selectClients>>[number]

function toAlert({ alertId, alertSince }: Selected['row'], now: Date): PlanClient['alert'] {
  if (alertId === null || alertSince === null) return null
  const days = Math.floor((now.getTime() - alertSince.getTime()) / DAY_MS)
  return { id: alertId, since: alertSince.toISOString(), days }
}

function toPlanClient({ row, plan, ...person }: Selected, now: Date): StoredClient {
  const { firstName: first, lastName: last, email, hasAccount, muteAlerts, deliveryFailed } = person
  const { languageCode: language, lastReminder: reminder, hasDeclined } = person
  const { recommendationId, clientId, channel, sharesOrders, refillOn, supplyUnknownReason } = row
  const fullName = `${first} ${last}`.trim()
  return {
    recommendationId,
    recommendation: plan,
    clientId,
    client: {
      id: clientId,
      firstName: first,
      lastName: last,
      fullName,
      email,
      languageCode: language,
      hasAccount,
      hasDeclined,
    },
    status: row.statusId,
    channel,
    invitedAt: iso(row.invitedAt),
    joinedAt: iso(row.joinedAt),
    firstViewedAt: iso(row.firstViewedAt),
    lastViewedAt: iso(row.lastViewedAt),
    lastOrderAt: iso(row.lastOrderAt),
    sharesOrders,
    alert: toAlert(row, now),
    lastReminder: reminder && { ...reminder, at: new Date(reminder.at).toISOString() },
    refillOn,
    supplyUnknownReason,
    muteAlerts,
    deliveryFailed,
  }
}

/** A page of clients of plans, those of the latest invitation first unless sorted otherwise. */
export async function listPlanClients(
  db: Db,
  query: PlanClientQuery,
  now: Date,
): Promise<{ results: StoredClient[]; count: number }> {
  const where = filters(query)
  const latest = desc(sql`coalesce(${c.invitedAt}, ${c.joinedAt})`)
  const rows = await selectClients(db)
    .where(where)
    .orderBy(...orderBy(query.sort, sortable, [latest]), asc(c.recommendationId), asc(c.clientId))
    .offset(query.offset)
    .limit(query.limit)
  const [counted] = await db
    .select({ count: count() })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .leftJoin(f, and(eq(f.clientId, c.clientId), eq(f.practitionerId, r.practitionerId)))
    .where(where)
  return { results: rows.map((row) => toPlanClient(row, now)), count: counted?.count ?? 0 }
}

/** Some clients of a plan, in the given order. */
export async function findPlanClients(
  db: Db,
  { recommendationId, clientIds }: { recommendationId: string; clientIds: string[] },
  now: Date,
): Promise<StoredClient[]> {
  const rows = await selectClients(db).where(
    and(eq(c.recommendationId, recommendationId), inArray(c.clientId, clientIds)),
  )
  const found = new Map(rows.map((row) => [row.row.clientId, toPlanClient(row, now)]))
  return clientIds.flatMap((id) => found.get(id) ?? [])
}
