import type { Db } from '#db/database'
import { productExternalIds, products } from '../data/product-tables.ts'
import { demoCatalogue, furtherProducts } from '../demo-fill/demo-catalogue.ts'
import { readSources } from '../demo-fill/read-sources.ts'
import { insertDrafts } from './insert-drafts.ts'

/** Fills an empty catalogue with the demo's products. A filled one stays as it is. */
export async function seedCatalogue(tx: Db, now: Date): Promise<void> {
  if ((await tx.$count(products)) > 0) return
  const sources = readSources()
  await insertDrafts(tx, { ...demoCatalogue(sources), words: sources.words }, now)
}

/** Adds the first rows of the product list until there are `total` products: a shop large enough to measure. */
export async function seedLargeCatalogue(tx: Db, total: number, now: Date): Promise<void> {
  const missing = total - (await tx.$count(products))
  if (missing <= 0) return
  const sources = readSources()
  const known = await tx.select({ value: productExternalIds.value }).from(productExternalIds)
  const further = furtherProducts(sources, new Set(known.map(({ value }) => Number(value))), missing)
  await insertDrafts(tx, { products: further, links: [], words: sources.words }, now)
}
