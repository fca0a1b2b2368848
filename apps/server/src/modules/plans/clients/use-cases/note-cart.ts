import { utcDay } from '@salvia/rules/format/days'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { recommendationClients, recommendationItems } from '../../data/plan-tables.ts'
import { recommendationJourneys } from '../../journeys/data/journey-tables.ts'

type Added = { lines: { itemId: string; productId: string }[]; userId: string | null }

/**
 * Notes in the journeys of plans that products of theirs were put into a cart, each with the item that it is of: once a day for a client, and once for all
 * others, among them clients who saved the plan without sharing their orders. One statement, as a cart must not wait.
 */
export async function noteAddedToCart(db: Db, { lines, userId }: Added, now: Date): Promise<void> {
  const [itemIds, productIds, newIds] = [
    lines.map(({ itemId }) => itemId),
    lines.map(({ productId }) => productId),
    lines.map(() => newId()),
  ]
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    with given as (
      select distinct on (i.recommendation_id) i.recommendation_id, g.id
      from unnest(${sql.param(itemIds)}::uuid[], ${sql.param(productIds)}::uuid[], ${sql.param(newIds)}::uuid[])
        as g (item_id, product_id, id)
      join ${recommendationItems} i on i.id = g.item_id and i.product_id = g.product_id
      order by i.recommendation_id
    ), found as (
      select given.id, given.recommendation_id, c.client_id from given
      left join ${recommendationClients} c on c.recommendation_id = given.recommendation_id
        and c.client_id = ${userId}::uuid and c.revoked_at is null and (c.joined_at is null or c.shares_orders)
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
