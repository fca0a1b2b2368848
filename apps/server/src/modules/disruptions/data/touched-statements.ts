import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { undoneEnds } from '@salvia/rules/orders/order-state'
import { and, asc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { newId } from '#kernel/ids'
import { users } from '../../identity/index.ts'
import { endedStatusOf, orderLines, orders } from '../../orders/index.ts'
import { recommendationClients, recommendationItems, recommendations } from '../../plans/index.ts'
import { disruptionUsers } from './disruption-tables.ts'
import { impactOf } from './disruption-user-queries.ts'

const c = recommendationClients
const r = recommendations

/** The day on which each client's packs are used up, by the client's id. */
export type RunOutDays = ReadonlyMap<string, CalendarDay>

/** Accounts that are notified of a disruption: staff and accounts out of use are left out. */
const isToldTo = sql`${users.isActive} and ${users.userKindId} <> 'Internal'`

/** Plans in use that hold a product, templates too: an expert's own for all is the expert's to change. */
const plansHolding = (db: Db, productId: string) =>
  db
    .select({ id: r.id, practitionerId: r.practitionerId })
    .from(r)
    .innerJoin(recommendationItems, eq(recommendationItems.recommendationId, r.id))
    .where(and(eq(recommendationItems.productId, productId), eq(r.isActive, true)))
    .as('plans_holding')

/** Who bought a product and whom it was bought for, where that was not taken back. */
const placedWith = (db: Db, productId: string) =>
  db
    .select({ userId: orders.userId, shippingUserId: orders.shippingUserId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orderLines.productId, productId),
        isNotNull(orders.placedAt),
        notInArray(endedStatusOf, [...undoneEnds]),
      ),
    )
    .as('placed_with')

/** An account that is touched, with its flags in one text. */
export type TouchedPerson = { userId: string; flags: string }

/**
 * Whom the shortage of a product touches: the practitioners of plans in use that hold it, the clients of these plans,
 * and earlier buyers. People of the provider and accounts out of use are left out. In the order of their accounts,
 * which the indexes take fastest, and in which two runs wait for each other.
 */
export function listTouched(db: Db, productId: string): Promise<TouchedPerson[]> {
  const plans = plansHolding(db, productId)
  const placed = placedWith(db, productId)
  return readRows(
    db,
    sql`
    select touched.user_id as "userId",
      array_to_string(array[case when bool_or(is_on_plan) then 'HasInOwnRecommendation' end,
        case when bool_or(not is_on_plan) then 'OrderedBefore' end], ',') as flags
    from (
      select practitioner_id as user_id, true as is_on_plan from ${plans}
      union all select ${c.clientId}, true from ${plans}
        join ${c} on ${c.recommendationId} = ${plans.id} where ${c.revokedAt} is null
      union all select party.id, false from ${placed}, lateral (values (user_id), (shipping_user_id)) party (id)
    ) touched
    join ${users} on ${users.id} = touched.user_id
    where ${isToldTo}
    group by touched.user_id
    order by touched.user_id`,
  )
}

/**
 * Writes down some of whom a disruption touches, with the days on which their packs are used up. Who is known keeps
 * flags and an impact that an admin set; who ended notices before stays without them. Repeating it changes nothing.
 */
export async function insertTouched(
  tx: Db,
  { disruptionId, people }: { disruptionId: string; people: TouchedPerson[] },
  runOuts: RunOutDays,
): Promise<void> {
  const u = disruptionUsers
  const union = sql`(select array_agg(distinct f order by f) from unnest(${u.flags} || excluded.flags) f)`
  const [ids, userIds] = [sql.param(people.map(newId)), sql.param(people.map(({ userId }) => userId))]
  const flags = sql.param(people.map((person) => person.flags))
  const days = sql.param(people.map(({ userId }) => runOuts.get(userId) ?? null))
  await tx.execute(sql`
    insert into ${u} (id, disruption_id, user_id, flags, impact_type, runs_out_on, unsubscribed_at)
    select people.id, ${disruptionId}::uuid, people.user_id, people.flags, ${impactOf(sql`people.flags`)},
      people.day, past.unsubscribed_at
    from (
      select touched.id, touched.user_id, string_to_array(touched.flags, ',') as flags, touched.day
      from unnest(${ids}::uuid[], ${userIds}::uuid[], ${flags}::text[], ${days}::date[])
        as touched (id, user_id, flags, day)
    ) people
    left join (
      select past.user_id, max(past.unsubscribed_at) as unsubscribed_at
      from ${u} past where past.unsubscribed_at is not null and past.user_id is not null
      group by past.user_id
    ) past on past.user_id = people.user_id
    order by people.user_id
    on conflict (disruption_id, user_id) where user_id is not null do update set
      flags = ${union},
      runs_out_on = coalesce(excluded.runs_out_on, ${u.runsOutOn}),
      impact_type = case when ${u.impactSetAt} is null then ${impactOf(union)} else ${u.impactType} end`)
}

/** Clients of plans who ordered from one that holds the product, those of a plan one after another. */
export function listFollowedClients(db: Db, productId: string) {
  const plans = plansHolding(db, productId)
  return db
    .select({ recommendationId: c.recommendationId, clientId: c.clientId })
    .from(c)
    .innerJoin(plans, eq(plans.id, c.recommendationId))
    .innerJoin(users, eq(users.id, c.clientId))
    .where(and(isNotNull(c.lastOrderAt), isNull(c.revokedAt), isToldTo))
    .orderBy(asc(c.recommendationId), asc(c.clientId))
}
