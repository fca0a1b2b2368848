import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { oneAtATime } from '#db/one-at-a-time'
import { readRows } from '#db/read-rows'
import { conflict, invalid } from '#kernel/domain-error'
import type { ProductFields } from '../data/product-columns.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const unknown = (field: string) =>
  invalid('word_unknown', `There is no such ${field}.`, [{ id: field, error: 'word_unknown' }])

type Found = { hasBrand: boolean; hasFormat: boolean; isSkuTaken: boolean; isEanTaken: boolean }

async function find(tx: Db, fields: ProductFields, productId: string): Promise<Found> {
  const { brandId = null, deliveryFormatId = null, sku = null, ean = null } = fields
  const rows = await readRows<Found>(
    tx,
    sql`select
    exists (select from brands where id = ${brandId}) as "hasBrand",
    exists (select from delivery_formats where id = ${deliveryFormatId}) as "hasFormat",
    exists (select from products where id <> ${productId} and lower(sku) = lower(${sku})) as "isSkuTaken",
    exists (select from products where id <> ${productId} and ean = ${ean}) as "isEanTaken"`,
  )
  return one(rows)
}

/**
 * Checks what a product's fields reference: brand and delivery format must exist, article number and barcode must be
 * free; concurrent writers cannot both take one. Throws invalid and conflict.
 */
export async function checkNumbers(tx: Db, fields: ProductFields, productId = NOBODY): Promise<void> {
  const { brandId, deliveryFormatId, sku, ean } = fields
  if (sku !== undefined || ean) await oneAtATime(tx, 'product-numbers')
  else if (brandId === undefined && deliveryFormatId === undefined) return
  const { hasBrand, hasFormat, isSkuTaken, isEanTaken } = await find(tx, fields, productId)
  if (brandId !== undefined && !hasBrand) throw unknown('productBrandId')
  if (deliveryFormatId !== undefined && !hasFormat) throw unknown('productDeliveryFormatId')
  if (isSkuTaken) throw conflict('sku_taken', 'Another product has this article number.')
  if (isEanTaken) throw conflict('ean_taken', 'Another product has this barcode.')
}
