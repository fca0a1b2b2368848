import type { ErpOrder } from './erp.ts'

/** Times as Odoo writes them: UTC, to the second. */
const timeOf = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ')

/** Odoo has no minor units. */
export const amountOf = (minorUnits: number): number => minorUnits / 100

/** A sale as Odoo fields; the sender looks up its partner and products. */
export const orderValues = ({ number, placedAt }: Pick<ErpOrder, 'number' | 'placedAt'>) => ({
  client_order_ref: number,
  date_order: timeOf(placedAt),
})

/** A line as Odoo fields, but for its product. */
const lineOf = (name: string, { quantity, unitNet, discount }: Record<string, number>) => ({
  name,
  product_uom_qty: quantity,
  price_unit: amountOf(unitNet ?? 0),
  discount,
})

/** The lines of a sale as Odoo fields with the SKU of their product, null for the delivery, which is last. */
export function lineValues({ lines, shippingNet }: Pick<ErpOrder, 'lines' | 'shippingNet'>) {
  const goods = lines.map(({ sku, name, quantity, unitNet, discountPercentage: discount }) => ({
    sku,
    values: lineOf(name, { quantity, unitNet, discount }),
  }))
  const delivery = {
    sku: null,
    values: lineOf('Delivery', { quantity: 1, unitNet: shippingNet, discount: 0 }),
  }
  return shippingNet === 0 ? goods : [...goods, delivery]
}
