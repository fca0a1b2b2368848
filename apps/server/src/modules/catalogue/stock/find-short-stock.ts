import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { type StockLine, step, wantedRows, wantedValues } from './stock-statements.ts'
import { stockedStatuses } from './stocked-statuses.ts'

const shortOf = preparedAnywhere((db: Db) => {
  const wanted = step(db, 'wanted', wantedRows)
  const short = step(
    db,
    'short',
    sql`select p.id from products p join wanted w on w.product_id = p.id
      where p.stock_status in ${stockedStatuses} and p.quantity - p.reserved < w.quantity`,
  )
  return db.with(wanted, short).select({ id: short.id }).from(short).orderBy(short.id).prepare('short_stock')
})

/** Ids of products with too few free packs; nothing is reserved. Products sold without stock are skipped. */
export async function findShortStock(tx: Db, lines: StockLine[]): Promise<string[]> {
  if (lines.length === 0) return []
  const short = await shortOf(tx).execute(wantedValues(lines))
  return short.map(({ id }) => id)
}
