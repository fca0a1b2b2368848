import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'

export type StockLine = { productId: string; quantity: number }

/** A CTE over packs; the last step reads only its `id` column. */
export const step = (db: Db, name: string, text: SQL) =>
  db.$with(name, { id: sql<string>`id`.as('id') }).as(text)

/** Several lines of one product are merged into one claim. */
function summed(lines: StockLine[]): StockLine[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of lines)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}

/** The lines from `wantedValues` as a table in a statement: `product_id`, `quantity`. */
export const wantedRows = sql`select * from unnest(
  ${sql.placeholder('productIds')}::uuid[], ${sql.placeholder('quantities')}::int[]) as w (product_id, quantity)`

export function wantedValues(lines: StockLine[]) {
  const all = summed(lines)
  return {
    productIds: all.map(({ productId }) => productId),
    quantities: all.map(({ quantity }) => quantity),
  }
}
