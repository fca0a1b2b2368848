import { createHash } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { invalid } from '#kernel/domain-error'
import { stableJson } from '#kernel/stable-json'
import type { Jobs } from '../jobs/jobs.ts'
import { idempotencyKeys } from './data/idempotency-tables.ts'

export type RepeatableRequest = { scope: string; key: string | undefined; input: unknown }

const DAYS_KEPT = 7

const hashOf = (input: unknown): string => createHash('sha256').update(stableJson(input)).digest('base64url')

/**
 * Runs `work` once per key, inside the caller's transaction: a retry gets the first response, a concurrent retry waits
 * for it. Throws invalid if the key was used with other input. Without a key the work runs every time.
 */
export async function onceByKey<T>(
  tx: Db,
  { scope, key, input }: RepeatableRequest,
  work: () => Promise<T>,
  now: Date,
): Promise<T> {
  if (key === undefined) return work()
  const inputHash = hashOf(input)
  const isIt = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, inputHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) {
    const answer = await work()
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(isIt)
    return answer
  }
  const earlier = one(await tx.select().from(idempotencyKeys).where(isIt))
  if (earlier.inputHash !== inputHash) throw invalid('key_reused', 'This key was used with another input.')
  return earlier.answer as T
}

/** Deletes expired keys. */
export function forgetOldKeys(jobs: Jobs, db: Db, now: () => Date): void {
  jobs.on({
    queue: 'forget-idempotency-keys',
    cron: '17 3 * * *',
    work: async () => {
      const limit = new Date(now().getTime() - DAYS_KEPT * DAY_MS)
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limit))
    },
  })
}
