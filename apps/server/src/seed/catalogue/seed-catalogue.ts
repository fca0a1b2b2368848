import type { Db } from '#db/database'
import { insertDrafts, productExternalIds, products } from '../../modules/catalogue/index.ts'
import { demoCatalogue, type FurtherProducts, furtherProducts } from './demo-catalogue.ts'
import { demoId } from './demo-id.ts'
import { readSources } from './read-sources.ts'

/** Fills an empty catalogue with the demo's products; does nothing if there are any. */
export async function seedCatalogue(tx: Db, now: Date): Promise<void> {
  if ((await tx.$count(products)) > 0) return
  await insertDrafts(tx, demoCatalogue(readSources()), { now, idOf: demoId })
}

const BATCH = 2000

/**
 * Adds rows of the product list until there are `total` products or the list ends: a shop large enough to measure. Each
 * batch is its own transaction, so that an interrupted run resumes where it stopped. Returns how many were added, and
 * which rows were skipped.
 */
export async function seedLargeCatalogue(
  db: Db,
  total: number,
  now: Date,
  onBatch: (added: number) => void = () => {},
): Promise<{ added: number; leftOut: FurtherProducts['leftOut'] }> {
  const missing = total - (await db.$count(products))
  if (missing <= 0) return { added: 0, leftOut: {} }
  const sources = readSources()
  const known = await db.select({ value: productExternalIds.value }).from(productExternalIds)
  const { products: further, leftOut } = furtherProducts(
    sources,
    new Set(known.map(({ value }) => Number(value))),
    missing,
  )
  for (let at = 0; at < further.length; at += BATCH) {
    const batch = further.slice(at, at + BATCH)
    await db.transaction((tx) => insertDrafts(tx, { products: batch, links: [] }, { now, idOf: demoId }))
    onBatch(at + batch.length)
  }
  return { added: further.length, leftOut }
}
