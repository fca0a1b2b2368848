import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationJourneys } from './journey-tables.ts'

const j = recommendationJourneys

type OrderOfClient = { orderId: string; recommendationId: string; clientId: string | null }

/** The key of an order's entry: of each client one, as one order may count for a file and for an account. */
export const orderKeyOf = ({ orderId, recommendationId, clientId }: OrderOfClient): string =>
  `order:${orderId}:${recommendationId}:${clientId ?? 'guest'}`

/**
 * Who of some clients has the entry of an order already, by plan. Not told by the key alone: an entry that moved to the
 * client's account keeps the key of its file, and the oldest ones have a key without a client.
 */
export async function findOrderNoted(
  tx: Db,
  { orderId, clientIds }: { orderId: string; clientIds: string[] },
): Promise<(client: { recommendationId: string; clientId: string }) => boolean> {
  if (clientIds.length === 0) return () => false
  const isOfOrder = sql`starts_with(${j.dedupKey}, ${`order:${orderId}:`})`
  const rows = await tx
    .select({ recommendationId: j.recommendationId, clientId: j.clientId })
    .from(j)
    .where(and(inArray(j.clientId, clientIds), eq(j.event, 'OrderPlaced'), isOfOrder))
  const keyOf = (row: { recommendationId: string; clientId: string | null }) =>
    `${row.recommendationId}:${row.clientId}`
  const noted = new Set(rows.map(keyOf))
  return (client) => noted.has(keyOf(client))
}
