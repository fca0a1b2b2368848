import { z } from 'zod'
import type { ErpService, ErpShipment } from './erp.ts'
import { findRecord, type OdooCall } from './odoo-call.ts'
import { knownSale } from './odoo-sale.ts'
import { trackingValues } from './shipment-values.ts'

const OPEN = ['state', 'not in', ['done', 'cancel']]

/** What is still to be delivered of one product. */
const Moves = z.array(
  z.object({
    id: z.int(),
    product_id: z.tuple([z.int(), z.string()]).transform(([id]) => id),
    product_uom_qty: z.number(),
  }),
)

/** The packs of each product in a parcel, by Odoo's id; products that it does not know are never delivered there. */
async function packsOf(call: OdooCall, { lines }: ErpShipment): Promise<Map<number, number>> {
  const packs = new Map<number, number>()
  for (const { sku, quantity } of lines) {
    const product = await findRecord(call, 'product.product', [['default_code', '=', sku]])
    if (product !== null) packs.set(product, (packs.get(product) ?? 0) + quantity)
  }
  return packs
}

/** Puts into an open delivery what the parcel holds, and nothing else. Returns how many packs that are. */
async function pack(call: OdooCall, delivery: number, packs: Map<number, number>): Promise<number> {
  const domain = [['picking_id', '=', delivery], OPEN]
  const fields = ['id', 'product_id', 'product_uom_qty']
  const moves = Moves.parse(await call('stock.move', 'search_read', { domain, fields }))
  let packed = 0
  for (const { id, product_id: product, product_uom_qty: wanted } of moves) {
    const quantity = Math.min(packs.get(product) ?? 0, wanted)
    packs.set(product, (packs.get(product) ?? 0) - quantity)
    await call('stock.move', 'write', { ids: [id], vals: { quantity, picked: quantity > 0 } })
    packed += quantity
  }
  return packed
}

/**
 * Parcels as deliveries in Odoo's app Inventory. Odoo divides what a parcel does not hold off into another delivery. Its
 * answer may be a form or a report, so that its state tells whether it was sent.
 */
export const odooDeliveries = (call: OdooCall): Pick<ErpService, 'saveShipment'> => ({
  async saveShipment(shipment) {
    const { id: sale } = await knownSale(call, shipment.orderNumber)
    const ofSale = [
      ['sale_id', '=', sale],
      ['picking_type_id.code', '=', 'outgoing'],
    ]
    const isSent = [...ofSale, ['origin', '=', shipment.reference], ['state', '=', 'done']]
    const vals = trackingValues(shipment)
    const sent = await findRecord(call, 'stock.picking', isSent)
    if (sent !== null) {
      await call('stock.picking', 'write', { ids: [sent], vals })
      return
    }
    const open = await findRecord(call, 'stock.picking', [...ofSale, OPEN])
    // Delivered there by hand, or of products that Odoo does not know.
    if (open === null || (await pack(call, open, await packsOf(call, shipment))) === 0) return
    await call('stock.picking', 'write', { ids: [open], vals })
    const context = { lang: 'en_US', skip_backorder: true, skip_sms: true }
    await call('stock.picking', 'button_validate', { ids: [open], context })
    if ((await findRecord(call, 'stock.picking', isSent)) === null)
      throw new Error('the ERP did not deliver the parcel')
  },
})
