import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { servingSizes } from '../../products/product-part-tables.ts'
import { products } from '../../products/product-tables.ts'
import { isMainServing } from './card-selection.ts'

type PackContent = {
  servingsPerContainer: number | null
  mainServing: { amount: number; intakeFormatId: string } | null
}

/** What a pack of each product holds, by id. */
export async function findPackContents(db: Db, productIds: string[]): Promise<Map<string, PackContent>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: products.id,
      servingsPerContainer: products.servingsPerContainer,
      amount: servingSizes.amount,
      intakeFormatId: servingSizes.intakeFormatId,
    })
    .from(products)
    .leftJoin(servingSizes, isMainServing)
    .where(inArray(products.id, productIds))
  return new Map(
    rows.map(({ id, servingsPerContainer, amount, intakeFormatId }) => {
      const isKnown = amount !== null && intakeFormatId !== null
      return [id, { servingsPerContainer, mainServing: isKnown ? { amount, intakeFormatId } : null }]
    }),
  )
}
