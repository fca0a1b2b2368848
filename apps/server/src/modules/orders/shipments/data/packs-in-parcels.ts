import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** `packsInParcels` of the rules, in SQL: null if no parcel ever held the line. */
export const packsInParcels = (orderLineId: SQLWrapper): SQL<number | null> => sql<number | null>`(
  select sum(case when s.status = 'Canceled' then 0 else l.quantity end)::int
  -- By a name of its own: a query of one table names no table with its columns.
  from (select ${orderLineId} as line_id) line
  join shipment_lines l on l.order_line_id = line.line_id
  join shipments s on s.id = l.shipment_id)`
