import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationJourneys } from './journey-tables.ts'

const j = recommendationJourneys

type OrderOfClient = { orderId: string; recommendationId: string; clientId: string | null }

/** The key of an order's entry: of each client one, as one order may count for a file and for an account. */
export const orderKeyOf = ({ orderId, recommendationId, clientId }: OrderOfClient): string =>
  `order:${orderId}:${recommendationId}:${clientId ?? 'guest'}`

/** The order of an entry, by its key; null where the key has none. */
export const orderIdOf = ({ dedupKey }: Pick<typeof j, 'dedupKey'>) =>
  sql<string | null>`nullif(split_part(${dedupKey}, ':', 2), '')::uuid`

/**
 * For queries that list journeys: a guest's entry of an order that a client has an entry of since, as an account took
 * the order. Entries never change, so it stays; it is read again once the client's is gone with the account. Both are
 * of the moment at which the order was placed, by which the index finds them.
 */
export const isTakenFromGuest = sql<boolean>`(${j.clientId} is null and ${j.event} = 'OrderPlaced'
  and exists (select from ${j} taken where taken.recommendation_id = ${j.recommendationId} and taken.at = ${j.at}
    and taken.client_id is not null and taken.event = 'OrderPlaced'
    and split_part(taken.dedup_key, ':', 2) = split_part(${j.dedupKey}, ':', 2)))`

/**
 * Which orders some clients of plans have entries of already. The key alone is not enough: an entry that moved to the
 * client's account keeps the key of its file, and the oldest ones have a key without a client.
 */
export async function findNotedOrders(
  tx: Db,
  clients: { recommendationId: string; clientId: string }[],
): Promise<(order: { orderId: string; recommendationId: string; clientId: string }) => boolean> {
  const { recommendationId, clientId } = j
  const planIds = clients.map((client) => client.recommendationId)
  const clientIds = clients.map((client) => client.clientId)
  const rows = await tx
    .select({ recommendationId, clientId, orderId: sql<string>`split_part(${j.dedupKey}, ':', 2)` })
    .from(j)
    .where(
      and(
        inArray(clientId, [...new Set(clientIds)]),
        inArray(recommendationId, [...new Set(planIds)]),
        eq(j.event, 'OrderPlaced'),
      ),
    )
  const keyOf = (row: (typeof rows)[number]) => `${row.recommendationId}:${row.clientId}:${row.orderId}`
  const noted = new Set(rows.map(keyOf))
  return (order) => noted.has(keyOf(order))
}
