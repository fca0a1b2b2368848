import { z } from 'zod'
import type { ErpProduct, ErpService } from './erp.ts'
import { type OdooCall, readAs } from './odoo-call.ts'
import { DELIVERY_SKU, skuOf } from './odoo-product.ts'

const AT_ONCE = 500

const FoundProducts = z.array(
  z.object({
    id: z.int(),
    default_code: z.string(),
    display_name: z.string(),
    qty_available: z.number(),
  }),
)
type FoundProduct = z.infer<typeof FoundProducts.element>
const fields = Object.keys(FoundProducts.element.shape)

/** A part of a pack is none that can be sold, and what was counted below zero is not there. */
const packsOf = (quantity: number): number => Math.max(0, Math.floor(quantity))

const productOf = ({ default_code, display_name, qty_available }: FoundProduct): ErpProduct => ({
  sku: skuOf(default_code),
  name: display_name,
  onHand: packsOf(qty_available),
})

/**
 * Products of Odoo's app Inventory, each by its internal reference. Archived ones are left out, and so is the delivery,
 * which is nothing that the shop sells.
 */
export const odooProducts = (call: OdooCall): Pick<ErpService, 'listProducts'> => ({
  async listProducts() {
    const all: ErpProduct[] = []
    for (let after = 0; ; ) {
      const domain = [
        ['default_code', '!=', false],
        ['id', '>', after],
      ]
      const named = { domain, fields, order: 'id', limit: AT_ONCE }
      const found = readAs(FoundProducts, await call('product.product', 'search_read', named))
      all.push(...found.map(productOf).filter(({ sku }) => sku !== DELIVERY_SKU))
      const last = found.at(-1)
      if (!last || found.length < AT_ONCE) return all
      after = last.id
    }
  },
})
