import { DAY_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { REFILL_NOTICE_DAYS } from '@salvia/contract/words/limits'
import { utcDay } from '@salvia/rules/format/days'
import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { users } from '../../../identity/index.ts'
import { userSettings } from '../../../people/index.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import type { PlanClientKey } from '../plan-client-context.ts'
import { isClient } from './follow-queries.ts'

const c = recommendationClients
const r = recommendations
const practitioner = alias(users, 'practitioner')

/** Agreed to share orders of the plan, and did not turn reminders off. A practitioner mutes alerts, not these. */
const mayBeReminded = and(
  isNotNull(c.joinedAt),
  c.sharesOrders,
  isNull(c.revokedAt),
  eq(r.isActive, true),
  eq(users.isActive, true),
  eq(users.emailVerified, true),
  sql`coalesce((${userSettings.notifications} ->> 'planReminders')::boolean, true)`,
)

/** What a reminder is about: the plan and its client (`refillReminderKey`). */
export const REFILL_REMINDER = 'RefillReminder'

export const refillReminderKey = ({ recommendationId, clientId }: PlanClientKey): string =>
  `${recommendationId}/${clientId}`

/** Whether a client may still be reminded, by the key of a reminder that was queued. */
export async function isRefillWanted(db: Db, key: string): Promise<boolean> {
  const [recommendationId = '', clientId = ''] = key.split('/')
  const [wanted] = await db
    .select({ clientId: c.clientId })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .innerJoin(users, eq(users.id, c.clientId))
    .leftJoin(userSettings, eq(userSettings.userId, c.clientId))
    .where(and(isClient({ recommendationId, clientId }), mayBeReminded))
  return wanted !== undefined
}

/** Clients whose supply ends soon and who were not reminded of that end, locked; the next ones after the given one. */
export const lockRunningOut = (
  tx: Db,
  { now, after, limit }: { now: Date; after: PlanClientKey | null; limit: number },
) => {
  const last = utcDay(new Date(now.getTime() + REFILL_NOTICE_DAYS * DAY_MS))
  const isAfter: SQL | undefined = after
    ? sql`(${c.recommendationId}, ${c.clientId}) > (${after.recommendationId}::uuid, ${after.clientId}::uuid)`
    : undefined
  return tx
    .select({
      recommendationId: c.recommendationId,
      clientId: c.clientId,
      refillOn: sql<CalendarDay>`${c.refillOn}::text`,
      remindedFor: sql<CalendarDay | null>`${c.remindedFor}::text`,
      shareCode: r.shareCode,
      email: users.email,
      firstName: users.firstName,
      languageCode: users.preferredLanguageCode,
      practitionerName: fullNameOf(practitioner),
    })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .innerJoin(users, eq(users.id, c.clientId))
    .innerJoin(practitioner, eq(practitioner.id, r.practitionerId))
    .leftJoin(userSettings, eq(userSettings.userId, c.clientId))
    .where(
      and(
        gt(c.refillOn, utcDay(now)),
        lte(c.refillOn, last),
        sql`${c.remindedFor} is distinct from ${c.refillOn}`,
        mayBeReminded,
        isAfter,
      ),
    )
    .orderBy(asc(c.recommendationId), asc(c.clientId))
    .limit(limit)
    .for('update', { of: c })
}
