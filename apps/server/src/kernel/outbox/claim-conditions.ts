import { gt, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { outboxMessages } from './data/outbox-tables.ts'

/**
 * Whether an attempt began to send a message and did not end: it is being sent, or its process died. Either way the queue
 * still has its job.
 */
export const isInAttempt = ({ claimedUntil }: { claimedUntil: AnyPgColumn } = outboxMessages): SQL =>
  isNotNull(claimedUntil)

/** Whether an attempt is sending a message: its claim has not lapsed, as the claim of a dead process does. */
export const isBeingSent = (now: Date | Placeholder): SQL<boolean> =>
  sql<boolean>`coalesce(${gt(outboxMessages.claimedUntil, now)}, false)`
