import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { refreshSearchDocument } from './refresh-search-document.ts'

/**
 * Brings what the search reads up to date, in the transaction of the write. Every write that changes a product, its
 * texts, ingredients, categories or verifications, its brand's name or the names of its ingredients calls it.
 */
export async function refreshSearchText(tx: Db, productIds: string[]): Promise<void> {
  await tx.execute(sql`
    update products p set search_text = plain_text(concat_ws(' ', p.name, b.name, (
      select string_agg(distinct i.label_name, ' ') from product_ingredients i where i.product_id = p.id)))
    from brands b where b.id = p.brand_id and p.id = any(${sql.param(productIds)}::uuid[])`)
  await refreshSearchDocument(tx, productIds)
}
