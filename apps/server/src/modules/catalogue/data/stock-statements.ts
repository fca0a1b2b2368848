import { sql } from 'drizzle-orm'

export type StockLine = { productId: string; quantity: number }

/** Several lines of one product are one claim. */
function summed(lines: StockLine[]): StockLine[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of lines)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}

/** The lines as a table of a statement: `product_id`, `quantity`. */
export function wantedRows(lines: StockLine[]) {
  const all = summed(lines)
  const ids = sql.param(all.map(({ productId }) => productId))
  const quantities = sql.param(all.map(({ quantity }) => quantity))
  return sql`select * from unnest(${ids}::uuid[], ${quantities}::int[]) as w (product_id, quantity)`
}
