import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { withdrawalLines } from './withdrawal-tables.ts'

/** From how many packs of an order's line its buyer withdrew, in all. */
export const withdrawnQuantity = (orderLineId: SQLWrapper): SQL<number> =>
  sql<number>`(select coalesce(sum(${withdrawalLines.quantity}), 0)::int from ${withdrawalLines} where ${withdrawalLines.orderLineId} = ${orderLineId})`
