import { z } from 'zod'
import { createRecord, findRecord, type OdooCall, readAs } from './odoo-call.ts'

/** The internal reference of the service that stands for the delivery. */
export const DELIVERY_SKU = 'SALVIA-DELIVERY'

const FoundProducts = z.array(z.object({ id: z.int(), default_code: z.string() }))

/** A reference as it is meant: files that were imported leave blanks around it. */
export const skuOf = (reference: string): string => reference.trim()

/** Looks among references that contain the SKU for one that is the same but for blanks around it. */
async function findUntrimmed(call: OdooCall, sku: string): Promise<number | null> {
  const pattern = `%${sku.replace(/[\\%_]/g, '\\$&')}%`
  const domain = [['default_code', '=like', pattern]]
  const fields = Object.keys(FoundProducts.element.shape)
  const found = readAs(FoundProducts, await call('product.product', 'search_read', { domain, fields }))
  return found.find(({ default_code }) => skuOf(default_code) === sku)?.id ?? null
}

const findExact = (call: OdooCall, sku: string): Promise<number | null> =>
  findRecord(call, 'product.product', [['default_code', '=', sku]])

/** Odoo's id of the product with this SKU, which has the reference by which its stock is read; null if there is none. */
export const findProduct = async (call: OdooCall, sku: string): Promise<number | null> =>
  (await findExact(call, sku)) ?? findUntrimmed(call, sku)

/** Odoo takes no line without a product: the delivery is a service, made with the first order that has one. */
export async function deliveryProduct(call: OdooCall): Promise<number> {
  const values = { name: 'Delivery', default_code: DELIVERY_SKU, type: 'service' }
  return (await findExact(call, DELIVERY_SKU)) ?? (await createRecord(call, 'product.product', values))
}
