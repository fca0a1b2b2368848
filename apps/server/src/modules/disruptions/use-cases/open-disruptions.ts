import type { DisruptionInput } from '@salvia/contract/disruptions/disruptions'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { products } from '../../catalogue/index.ts'
import { subjectOf } from '../disruption-context.ts'
import { checkDisruption } from './check-disruption.ts'
import { beginDisruption } from './move-disruption.ts'

async function checkProducts(tx: Db, productIds: string[]): Promise<void> {
  const rows = await tx.select({ id: products.id }).from(products).where(inArray(products.id, productIds))
  const known = new Set(rows.map(({ id }) => id))
  const faults = productIds.flatMap((id, at) =>
    known.has(id) ? [] : [{ id: `productIds.${at}`, error: 'product_unknown' }],
  )
  if (faults.length > 0) throw invalid('product_unknown', 'There is no such product.', faults)
}

/**
 * Opens a disruption of each product, as a draft: of all or of none. Returns their ids. Throws invalid for unknown
 * products and for what `checkDisruption` refuses, and conflict when a product is in one that is not closed.
 */
export function openDisruptions(
  db: Db,
  { input, actorId }: { input: DisruptionInput; actorId: string },
  now: Date,
): Promise<string[]> {
  const { productIds: given, ...fields } = input
  // In one order, so that two calls for the same products wait for each other and do not lock each other out.
  const productIds = [...new Set(given)].toSorted()
  return db.transaction(async (tx) => {
    await checkProducts(tx, productIds)
    const ids: string[] = []
    for (const productId of productIds) {
      await checkDisruption(tx, { ...fields, productId })
      const id = await beginDisruption(tx, { ...fields, productId }, { actorId, now })
      if (id === null) throw conflict('disruption_open', 'A product is in a disruption already.')
      const { reason, replacementProductId } = fields
      const details = { productId, reason, replacementProductId }
      await recordAudit(tx, { event: 'DisruptionOpened', actorId, subject: subjectOf(id), details }, now)
      ids.push(id)
    }
    return ids
  })
}
