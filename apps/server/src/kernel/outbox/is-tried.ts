import { sql } from 'drizzle-orm'
import { isInAttempt } from './claim-conditions.ts'
import { outboxMessages } from './data/outbox-tables.ts'
import { SEND_MESSAGE } from './outbox.ts'

const m = outboxMessages

/** Whether the queue tries a message again by itself, or an attempt at it has not ended; of a failed one: it is not given up. */
export const isTried = sql<boolean>`(${isInAttempt()} or ${m.id}::text in (
  select data ->> 'messageId' from pgboss.job where name = ${SEND_MESSAGE} and state < 'active'))`
