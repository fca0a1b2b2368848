import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { PlanOptions } from '../../clients/plan-client-context.ts'
import { areCartsNamed } from '../../data/named-carts.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { recommendationJourneys } from './journey-tables.ts'
import { orderIdOf } from './order-entries.ts'

const j = recommendationJourneys
const c = recommendationClients

export type Naming = Pick<PlanOptions, 'isCountedOrder'>

/**
 * Whether the practitioner may know now of which client an entry is. Entries never change, while an answer does: of an
 * order or a cart that was named when it was noted, nothing is said by name once the client said no.
 */
export const isNamedEntry = (db: Db, { isCountedOrder }: Naming) => {
  const { recommendationId, clientId } = j
  const isCounted = isCountedOrder(db, { recommendationId, clientId, orderId: orderIdOf(j) })
  return sql<boolean>`case ${j.event} when 'OrderPlaced' then ${isCounted}
    when 'ProductsAddedToCart' then exists (select from ${c} where ${c.recommendationId} = ${j.recommendationId}
      and ${c.clientId} = ${j.clientId} and ${c.revokedAt} is null and ${areCartsNamed(c)}
      and (${c.joinedAt} is not null or ${j.at} >= ${c.firstSentAt}))
    else true end`
}
