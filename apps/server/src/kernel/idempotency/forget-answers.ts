import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { idempotencyKeys } from './data/idempotency-tables.ts'

/** Deletes stored responses containing any of these texts. */
export async function forgetAnswers(tx: Db, texts: string[]): Promise<void> {
  const patterns = sql.param(texts.map(likePattern))
  await tx.delete(idempotencyKeys).where(sql`${idempotencyKeys.answer}::text ilike any(${patterns}::text[])`)
}
