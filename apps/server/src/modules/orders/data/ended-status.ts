import type { OrderStatus } from '@salvia/contract/words/orders'
import { sql } from 'drizzle-orm'
import { orders } from './order-tables.ts'

/** The state that an order ended in, whether it is archived or not (`endedStatus` of the rules). */
export const endedStatusOf = sql<OrderStatus>`coalesce(${orders.archivedFrom}, ${orders.status})`
