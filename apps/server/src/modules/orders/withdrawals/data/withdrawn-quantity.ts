import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { withdrawalLines } from './withdrawal-tables.ts'

/** From how many packs of an order's line its buyer withdrew, in all. */
export const withdrawnQuantity = (orderLineId: SQLWrapper): SQL<number> =>
  sql<number>`(select coalesce(sum(${withdrawalLines.quantity}), 0)::int from ${withdrawalLines} where ${withdrawalLines.orderLineId} = ${orderLineId})`

/**
 * Withdrawn packs of an order's line whose refund was not asked for yet. A refund counts for the withdrawals made before
 * it, as far as they wait; what goes beyond them was for other packs, and later withdrawals are owed in full. So it is
 * the most that was withdrawn and not refunded from any moment on; refunds that failed count for none.
 */
export const owedQuantity = (orderLineId: SQLWrapper): SQL<number> => sql<number>`(
  select greatest(coalesce(max(since.packs), 0), 0)::int
  -- By a name of its own: a query of one table names no table with its columns.
  from (select ${orderLineId} as line_id) line, lateral (
    select sum(e.packs) over (order by e.at desc, e.id desc) as packs from (
      select wl.quantity as packs, w.declared_at as at, w.id
      from withdrawal_lines wl join withdrawals w on w.id = wl.withdrawal_id
      where wl.order_line_id = line.line_id
      union all
      select -rl.quantity, r.created_at, r.id
      from refund_lines rl join refunds r on r.id = rl.refund_id
      where rl.order_line_id = line.line_id and r.state <> 'Failed') e) since)`
