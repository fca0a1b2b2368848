import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { sql } from 'drizzle-orm'
import { countRows } from '#db/count-rows'
import type { Db } from '#db/database'
import { products } from '../../products/product-tables.ts'
import { stockStatusNow } from './card-selection.ts'
import { isShown } from './is-shown.ts'

const available = productStockStatuses.filter(isAvailable)
const isBuyable = sql`${stockStatusNow} = any(${sql.param(available)}::text[])`

/** How many products the shop shows, and how many of them can be bought now. */
export async function countShown(db: Db): Promise<{ shown: number; buyable: number }> {
  const one = { id: products.id }
  const [shown, buyable] = await Promise.all([
    countRows(db, db.select(one).from(products).where(isShown)),
    countRows(db, db.select(one).from(products).where(sql`${isShown} and ${isBuyable}`)),
  ])
  return { shown: shown.count, buyable: buyable.count }
}
