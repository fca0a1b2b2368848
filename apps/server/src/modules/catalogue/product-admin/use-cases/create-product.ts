import type { ProductInput } from '@salvia/contract/catalogue/admin-products'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { products } from '../../products/product-tables.ts'
import { productFields } from '../data/product-columns.ts'
import { keepPrice } from './change-product.ts'
import { checkNumbers } from './check-numbers.ts'
import { orderFiles } from './order-files.ts'
import { writeParts } from './write-parts.ts'
import { finishWrites, type Written } from './write-product.ts'

const DELIVERY_DAYS = 5

const noPart = async () => []

/** Inserts a product in the caller's transaction; the caller completes the write. Throws invalid and conflict. */
export async function insertProduct(tx: Db, input: ProductInput, now: Date): Promise<Written> {
  const { name, sku, productBrandId, productDeliveryFormatId, price, markers = [] } = input
  const fields = productFields(input, null)
  await checkNumbers(tx, fields)
  const made = await tx
    .insert(products)
    .values({
      vatCategoryId: 'FoodSupplement',
      stockStatus: 'NotInCatalog',
      deliveryDays: DELIVERY_DAYS,
      isHidden: true,
      originalMarkers: markers,
      ...fields,
      name,
      sku,
      brandId: productBrandId,
      deliveryFormatId: productDeliveryFormatId,
      netPrice: price.amount,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: products.id })
  const { id: productId } = one(made)
  await keepPrice(tx, { productId, currencyId: 'EUR', netPrice: price.amount }, now)
  await writeParts({ tx, productId, now }, input, noPart)
  await orderFiles(tx, productId, input)
  const changes = [{ field: 'sku', from: null, to: sku }]
  return { productId, event: 'ProductCreated', changes, isNew: true }
}

/** Creates a product, hidden and not in the catalogue unless the input says otherwise; returns its id. */
export const createProduct = (
  db: Db,
  { input, actorId }: { input: ProductInput; actorId: string },
  now: Date,
): Promise<string> =>
  db.transaction(async (tx) => {
    const written = await insertProduct(tx, input, now)
    await finishWrites(tx, { writes: [written], actorId }, now)
    return written.productId
  })
