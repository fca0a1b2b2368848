import { z } from 'zod'
import type { ErpService, ErpShipment } from './erp.ts'
import { findRecord, type OdooCall, readAs } from './odoo-call.ts'
import { findProduct } from './odoo-product.ts'
import { confirmedSale } from './odoo-sale.ts'
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

/**
 * The packs of each product in a parcel, or still to be sent, by Odoo's id; products that it does not know are never
 * delivered there.
 */
async function packsOf(call: OdooCall, { lines }: Pick<ErpShipment, 'lines'>): Promise<Map<number, number>> {
  const packs = new Map<number, number>()
  for (const { sku, quantity } of lines) {
    const product = await findProduct(call, sku)
    if (product !== null) packs.set(product, (packs.get(product) ?? 0) + quantity)
  }
  return packs
}

async function movesOf(call: OdooCall, delivery: number): Promise<z.infer<typeof Moves>> {
  const domain = [['picking_id', '=', delivery], OPEN]
  const fields = ['id', 'product_id', 'product_uom_qty']
  return readAs(Moves, await call('stock.move', 'search_read', { domain, fields }))
}

/** Puts into an open delivery what the parcel holds, and nothing else. Returns how many packs that are. */
async function pack(call: OdooCall, delivery: number, packs: Map<number, number>): Promise<number> {
  let packed = 0
  for (const { id, product_id: product, product_uom_qty: wanted } of await movesOf(call, delivery)) {
    const quantity = Math.min(packs.get(product) ?? 0, wanted)
    packs.set(product, (packs.get(product) ?? 0) - quantity)
    await call('stock.move', 'write', { ids: [id], vals: { quantity, picked: quantity > 0 } })
    packed += quantity
  }
  return packed
}

const ofSale = (sale: number) => [
  ['sale_id', '=', sale],
  ['picking_type_id.code', '=', 'outgoing'],
]

const findOpen = (call: OdooCall, sale: number) => findRecord(call, 'stock.picking', [...ofSale(sale), OPEN])

/**
 * Takes out of an open delivery what is not to be sent any more; one of which nothing is left is canceled. Products
 * that were put into it by hand stay.
 */
async function leaveOut(call: OdooCall, delivery: number, packs: Map<number, number>): Promise<void> {
  const moves = await movesOf(call, delivery)
  const lowered = moves.map(({ id, product_id: product, product_uom_qty: wanted }) => {
    const left = packs.get(product)
    if (left === undefined) return { id, wanted, quantity: wanted }
    const quantity = Math.min(left, wanted)
    packs.set(product, left - quantity)
    return { id, wanted, quantity }
  })
  if (lowered.length > 0 && lowered.every(({ quantity }) => quantity === 0)) {
    await call('stock.picking', 'action_cancel', { ids: [delivery] })
    return
  }
  for (const { id, wanted, quantity } of lowered)
    if (quantity < wanted)
      await call('stock.move', 'write', { ids: [id], vals: { product_uom_qty: quantity } })
}

/**
 * Parcels as deliveries in Odoo's app Inventory. Odoo divides what a parcel does not hold off into another delivery.
 * Its answer may be a form or a report, so its state shows whether it was sent.
 */
export const odooDeliveries = (call: OdooCall): Pick<ErpService, 'saveShipment' | 'saveUnsent'> => ({
  async saveShipment(shipment) {
    const { id: sale } = await confirmedSale(call, shipment.orderNumber)
    const isSent = [...ofSale(sale), ['origin', '=', shipment.reference], ['state', '=', 'done']]
    const vals = trackingValues(shipment)
    const sent = await findRecord(call, 'stock.picking', isSent)
    if (sent !== null) {
      await call('stock.picking', 'write', { ids: [sent], vals })
      return
    }
    const open = await findOpen(call, sale)
    // Delivered there by hand, or of products that Odoo does not know.
    if (open === null || (await pack(call, open, await packsOf(call, shipment))) === 0) return
    await call('stock.picking', 'write', { ids: [open], vals })
    const context = { lang: 'en_US', skip_backorder: true, skip_sms: true }
    await call('stock.picking', 'button_validate', { ids: [open], context })
    if ((await findRecord(call, 'stock.picking', isSent)) === null)
      throw new Error('the ERP did not deliver the parcel')
  },
  async saveUnsent(unsent) {
    const { id: sale } = await confirmedSale(call, unsent.orderNumber)
    const open = await findOpen(call, sale)
    if (open !== null) await leaveOut(call, open, await packsOf(call, unsent))
  },
})
