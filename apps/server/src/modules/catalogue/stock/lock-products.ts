import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'

const locked = preparedAnywhere((db: Db) =>
  db
    .select({ id: sql<string>`id` })
    .from(
      sql`(select p.id from products p where p.id = any(${sql.placeholder('productIds')}::uuid[])
        order by p.id for no key update) as locked`,
    )
    .prepare('lock_products'),
)

/**
 * Locks products until the caller's transaction ends, before their claims are read or written. A statement of its own:
 * one that both locks and updates a row waits for those queued for the version that it saw, and they wait for it.
 */
export async function lockProducts(tx: Db, productIds: string[]): Promise<void> {
  await locked(tx).execute({ productIds })
}
