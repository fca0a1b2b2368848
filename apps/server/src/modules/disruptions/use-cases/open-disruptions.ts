import type { DisruptionInput } from '@salvia/contract/disruptions/disruptions'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { products } from '../../catalogue/index.ts'
import { subjectOf } from '../disruption-context.ts'
import { checkDisruption } from './check-disruption.ts'
import { beginDisruption } from './move-disruption.ts'

/** Why one of many products is refused. */
type Reason = 'product_unknown' | 'replacement_same' | 'disruption_open'
type Refused = Map<string, Reason>

type Opening = { input: DisruptionInput; actorId: string }

/** Throws for the products that are refused, each by its place in what was given: with the code of the first of them. */
function refuse(refused: Refused, given: string[]): void {
  const faults = given.flatMap((productId, at) => {
    const error = refused.get(productId)
    return error ? [{ id: `productIds.${at}`, error }] : []
  })
  const [first] = faults
  if (!first) return
  if (first.error === 'disruption_open')
    throw conflict(first.error, 'A product is in a disruption already.', faults)
  if (first.error === 'replacement_same')
    throw invalid(first.error, 'A product cannot replace itself.', faults)
  throw invalid(first.error, 'There is no such product.', faults)
}

async function listKnown(tx: Db, productIds: string[]): Promise<Set<string>> {
  const rows = await tx.select({ id: products.id }).from(products).where(inArray(products.id, productIds))
  return new Set(rows.map(({ id }) => id))
}

/** Opens one of each product that may be, and returns their ids with the products that may not. */
async function openEach(tx: Db, { input, actorId }: Opening, now: Date) {
  const { productIds: given, ...fields } = input
  // In one order, so that two calls for the same products wait for each other and do not lock each other out.
  const productIds = [...new Set(given)].toSorted()
  const known = await listKnown(tx, productIds)
  const refused: Refused = new Map()
  const ids: string[] = []
  for (const productId of productIds) {
    const { reason, replacementProductId } = fields
    if (!known.has(productId)) refused.set(productId, 'product_unknown')
    else if (productId === replacementProductId) refused.set(productId, 'replacement_same')
    else {
      await checkDisruption(tx, { ...fields, productId })
      const id = await beginDisruption(tx, { ...fields, productId }, { actorId, now })
      if (id === null) {
        refused.set(productId, 'disruption_open')
        continue
      }
      const details = { productId, reason, replacementProductId }
      await recordAudit(tx, { event: 'DisruptionOpened', actorId, subject: subjectOf(id), details }, now)
      ids.push(id)
    }
  }
  return { ids, refused }
}

/**
 * Opens a disruption of each product, as a draft: of all or of none. Returns their ids. Throws invalid for what
 * `checkDisruption` refuses of all of them, and for products that are refused – unknown, their own replacement, or
 * (conflict) in a disruption that is not closed –, of which each is named by its place in the call with its reason.
 */
export function openDisruptions(db: Db, opening: Opening, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const { ids, refused } = await openEach(tx, opening, now)
    refuse(refused, opening.input.productIds)
    return ids
  })
}
