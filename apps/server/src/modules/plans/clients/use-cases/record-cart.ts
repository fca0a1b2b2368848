import { utcDay } from '@salvia/rules/format/days'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { isInvitedAddress } from '../../data/invited-address.ts'
import { areCartsNamed } from '../../data/named-carts.ts'
import { recommendationClients, recommendationItems, recommendations } from '../../data/plan-tables.ts'
import { recommendationJourneys } from '../../journeys/data/journey-tables.ts'

type Added = { lines: { itemId: string; productId: string }[]; userId: string | null }

const c = recommendationClients
const own = alias(c, 'own')

/** Who was invited to the given plan, without an account, at the buyer's verified address. */
const invitedAtAddress = (db: Db, buyerId: SQL) =>
  db
    .select({ clientId: c.clientId })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .where(
      and(
        eq(c.recommendationId, sql`given.recommendation_id`),
        isInvitedAddress(db, buyerId),
        areCartsNamed(c),
        isNull(c.revokedAt),
      ),
    )
    .limit(1)

/**
 * Notes in the journeys of plans that products of theirs were put into a cart, each with the item that it is of: once a
 * day for a client, or for who was invited at the buyer's verified address, and once for all others, among them clients
 * who saved the plan without sharing their orders, and who was put on it without a message. A cart of the plan's practitioner, own or for a client, is not noted.
 * One statement, as a cart must not wait.
 */
export async function recordAddedToCart(db: Db, { lines, userId }: Added, now: Date): Promise<void> {
  const [itemIds, productIds, newIds] = [
    lines.map(({ itemId }) => itemId),
    lines.map(({ productId }) => productId),
    lines.map(() => newId()),
  ]
  const at = sql`${now.toISOString()}::timestamptz`
  const buyerId = sql`${userId}::uuid`
  await db.execute(sql`
    with given as (
      select distinct on (i.recommendation_id) i.recommendation_id, g.id
      from unnest(${sql.param(itemIds)}::uuid[], ${sql.param(productIds)}::uuid[], ${sql.param(newIds)}::uuid[])
        as g (item_id, product_id, id)
      join ${recommendationItems} i on i.id = g.item_id and i.product_id = g.product_id
      join ${recommendations} r on r.id = i.recommendation_id and r.practitioner_id is distinct from ${buyerId}
      order by i.recommendation_id
    ), found as (
      select given.id, given.recommendation_id,
        case when own.client_id is null then invited.client_id
          when ${areCartsNamed(own)} then own.client_id end as client_id
      from given
      left join ${c} own on own.recommendation_id = given.recommendation_id
        and own.client_id = ${buyerId} and own.revoked_at is null
      left join lateral ${invitedAtAddress(db, buyerId)} invited on own.client_id is null
    ), noted as (
      insert into ${recommendationJourneys} (id, recommendation_id, client_id, event, at, dedup_key)
      select id, recommendation_id, client_id, 'ProductsAddedToCart', ${at},
        'cart:' || recommendation_id || ':' || coalesce(client_id::text, 'guest') || ':' || ${utcDay(now)}
      from found on conflict (dedup_key) do nothing
      returning recommendation_id, client_id
    )
    update ${recommendationClients} c set cart_at = ${at}, due_at = ${at} from noted
    where c.recommendation_id = noted.recommendation_id and c.client_id = noted.client_id`)
}
