import type { ProductChange } from '@salvia/contract/catalogue/admin-products'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import type { Change } from '../../catalogue-context.ts'
import { priceHistory, products } from '../../products/product-tables.ts'
import { readParts } from '../data/admin-record-queries.ts'
import { changedFields, productFields } from '../data/product-columns.ts'
import { checkNumbers } from './check-numbers.ts'
import { orderFiles } from './order-files.ts'
import { type ReadPart, writeParts } from './write-parts.ts'
import { type ProductRow, type Writing, writeProduct } from './write-product.ts'

/** Appends a net price to the history: the newest per currency is in force. */
export async function keepPrice(
  tx: Db,
  price: { productId: string; currencyId: string; netPrice: number },
  now: Date,
): Promise<void> {
  await tx.insert(priceHistory).values({ ...price, validFrom: now })
}

async function writeFields(
  tx: Db,
  product: ProductRow,
  change: Partial<ProductChange>,
  now: Date,
): Promise<Change[]> {
  const fields = productFields(change, product)
  const changes = changedFields(product, fields)
  if (changes.length === 0) return []
  await checkNumbers(tx, fields, product.id)
  if ((fields.quantity ?? product.quantity) < product.reserved)
    throw conflict('stock_short', 'Orders that are being paid hold more packs than that.')
  await tx.update(products).set(fields).where(eq(products.id, product.id))
  const { netPrice } = fields
  if (netPrice !== undefined && netPrice !== product.netPrice)
    await keepPrice(tx, { productId: product.id, currencyId: 'EUR', netPrice }, now)
  return changes
}

/** Writes the given fields and parts of a product locked by the caller. Throws what its parts throw. */
export async function applyChange(
  tx: Db,
  product: ProductRow,
  change: Partial<ProductChange>,
  now: Date,
): Promise<Change[]> {
  const readPart: ReadPart = (part) => readParts[part](tx, product.id)
  return [
    ...(await writeFields(tx, product, change, now)),
    ...(await writeParts({ tx, productId: product.id, now }, change, readPart)),
    ...(await orderFiles(tx, product.id, change)),
  ]
}

/**
 * An admin's change of a product, all or nothing, with its price added to the history. Throws not-found, precondition
 * if someone else saved since `version` was read, invalid, and conflict for numbers another product has.
 */
export async function changeProduct(
  db: Db,
  { productId, actorId, version }: Omit<Writing, 'event'>,
  change: ProductChange,
  now: Date,
): Promise<void> {
  const writing = { productId, actorId, version, event: 'ProductChanged' }
  await writeProduct(db, writing, (tx, product) => applyChange(tx, product, change, now), now)
}
