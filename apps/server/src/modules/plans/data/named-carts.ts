import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

type Answer = Record<'sharesOrders' | 'joinedAt' | 'firstSentAt', AnyColumn>

/** Whether what a client of a plan puts into a cart is named to its practitioner: by its word, or until it answers. */
export const areCartsNamed = ({ sharesOrders, joinedAt, firstSentAt }: Answer): SQL<boolean> =>
  sql`(${sharesOrders} or ${joinedAt} is null and ${firstSentAt} is not null)`
