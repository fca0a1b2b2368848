import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { asc, eq } from 'drizzle-orm'
import { brands, products } from '../src/modules/catalogue/index.ts'
import type { TestApi } from './api.ts'
import type { Person } from './people.ts'
import { call } from './plans.ts'

/** A product as an admin sees it. */
export const productRecord = async (api: TestApi, admin: Person, productId = ''): Promise<AdminProduct> =>
  (await call(api, admin, ['GET', `/admin/products/${productId}`])).json<AdminProduct>()

/** A product of the stocked shop as an admin sees it: the first by article number that stands on shelf. */
export async function someProduct(api: TestApi, admin: Person, at = 0): Promise<AdminProduct> {
  const rows = await api.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.stockStatus, 'InStock'))
    .orderBy(asc(products.sku))
    .limit(1)
    .offset(at)
  return productRecord(api, admin, rows[0]?.id)
}

/** What a new product must have, under an article number of its own. */
export async function newProduct(api: TestApi, sku: string) {
  const [brand] = await api.db.select({ id: brands.id }).from(brands).orderBy(asc(brands.name)).limit(1)
  return {
    name: 'Zinc 15 mg',
    sku,
    ean: null,
    productBrandId: brand?.id ?? '',
    productDeliveryFormatId: 'capsule',
    price: { amount: 1250, currency: 'EUR' },
  }
}
