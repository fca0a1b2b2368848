import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'

/** Brings what the search reads up to date: name, brand and ingredients, without accents and in lower case. */
export async function refreshSearchText(tx: Db, productIds: string[]): Promise<void> {
  await tx.execute(sql`
    update products p set search_text = plain_text(concat_ws(' ', p.name, b.name, (
      select string_agg(distinct i.label_name, ' ') from product_ingredients i where i.product_id = p.id)))
    from brands b where b.id = p.brand_id and p.id = any(${sql.param(productIds)}::uuid[])`)
}
