import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { conflict, invalid } from '#kernel/domain-error'
import { deliveryFormats } from '../../reference/index.ts'
import { brands, products } from '../data/product-tables.ts'
import type { ProductFields } from '../product-columns.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const unknown = (field: string) =>
  invalid('word_unknown', `There is no such ${field}.`, [{ id: field, error: 'word_unknown' }])

/** Throws conflict when another product has the article number or barcode; two writers cannot both take one. */
async function checkFree(tx: Db, { sku, ean }: ProductFields, productId: string): Promise<void> {
  if (sku === undefined && !ean) return
  await oneAtATime(tx, 'product-numbers')
  const others = ne(products.id, productId)
  if (
    sku !== undefined &&
    (await tx.$count(products, and(others, sql`lower(${products.sku}) = lower(${sku})`)))
  )
    throw conflict('sku_taken', 'Another product has this article number.')
  if (ean && (await tx.$count(products, and(others, eq(products.ean, ean)))))
    throw conflict('ean_taken', 'Another product has this barcode.')
}

/**
 * Checks what a product's fields name: brand and delivery format must be there, article number and barcode free.
 * Throws invalid and conflict.
 */
export async function checkNumbers(tx: Db, fields: ProductFields, productId = NOBODY): Promise<void> {
  const { brandId, deliveryFormatId } = fields
  if (brandId !== undefined && (await tx.$count(brands, eq(brands.id, brandId))) === 0)
    throw unknown('productBrandId')
  if (
    deliveryFormatId !== undefined &&
    (await tx.$count(deliveryFormats, eq(deliveryFormats.id, deliveryFormatId))) === 0
  )
    throw unknown('productDeliveryFormatId')
  await checkFree(tx, fields, productId)
}
