import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { DemoCalls } from './demo-calls.ts'
import type { DemoAct } from './demo-clock.ts'
import { iron } from './demo-items.ts'

/** Out of use; in no plan, not the only one of its kind. */
const ARCHIVED_SKU = 'JAR-201320'

async function findProduct({ call }: DemoCalls, sku: string): Promise<string> {
  const { results } = await call<{ results: { id: string }[] }>(
    'admin',
    'GET',
    `/api/admin/products?sku=${sku}`,
  )
  const [product] = results
  if (!product) throw new Error(`demo: no product ${sku}`)
  return product.id
}

/** What an admin did to the catalogue: a product with a second external id, and one out of use. */
export async function seedProductChanges(calls: DemoCalls): Promise<void> {
  const productId = await findProduct(calls, iron.sku)
  const externalId = { productId, source: 'PIM', value: `PIM-${iron.sku}` }
  await calls.call('admin', 'POST', '/api/admin/product-external-ids', externalId)
  await calls.call('admin', 'POST', `/api/admin/products/${await findProduct(calls, ARCHIVED_SKU)}/archive`)
}

/** In no plan of the demo, so that nothing of its story changes. */
const REPRICED = 'selenium'
const RISE = 110

/** An admin raises a price, which practitioners read among the updates. */
export const repriceAct = (calls: DemoCalls): DemoAct => ({
  daysAgo: 9,
  run: async () => {
    const found = await calls.call<{ results: { id: string }[] }>(
      'admin',
      'GET',
      `/api/admin/products?isActive=true&query=${REPRICED}&limit=1`,
    )
    const path = `/api/admin/products/${found.results[0]?.id}`
    const { price, version } = await calls.call<AdminProduct>('admin', 'GET', path)
    const risen = { amount: price.amount + RISE, currency: 'EUR' }
    await calls.save('admin', path, { price: risen }, version)
  },
})
