import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/statements'
import { products } from '../products/product-tables.ts'

const locked = preparedAnywhere((db: Db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(isAnyOf(products.id, 'productIds'))
    .orderBy(products.id)
    .for('no key update')
    .prepare('lock_products'),
)

/**
 * Locks products until the caller's transaction ends, before their claims are read or written. A statement of its own:
 * one that both locks and updates a row waits for those queued for the version that it saw, and they wait for it.
 */
export async function lockProducts(tx: Db, productIds: string[]): Promise<void> {
  await locked(tx).execute({ productIds })
}
