import type { ErpOrder, ErpService } from './erp.ts'
import { CONTEXT, createRecord, findRecord, type OdooCall } from './odoo-call.ts'
import { deliveryProduct, findProduct } from './odoo-product.ts'
import { findSale, knownSale, type Sale } from './odoo-sale.ts'
import { lineValues, orderValues } from './order-values.ts'

type Sales = Pick<ErpService, 'saveOrder' | 'cancelOrder'>

type MakePartner = (partner: ErpOrder['shipTo']) => Promise<number>

async function knownProduct(call: OdooCall, sku: string): Promise<number> {
  const product = await findProduct(call, sku)
  if (product === null) throw new Error(`the ERP has no product with the internal reference ${sku}`)
  return product
}

/** `[0, 0, values]` is Odoo's command to create a line with its order. */
async function linesOf(call: OdooCall, order: ErpOrder): Promise<unknown[]> {
  const lines = []
  for (const { sku, values } of lineValues(order)) {
    const product = sku === null ? deliveryProduct(call) : knownProduct(call, sku)
    lines.push([0, 0, { ...values, product_id: await product }])
  }
  return lines
}

async function makeSale(call: OdooCall, makePartner: MakePartner, order: ErpOrder): Promise<Sale> {
  const partner = await makePartner(order.shipTo)
  const currency = await findRecord(call, 'res.currency', [['name', '=', order.currency]])
  const values = {
    ...orderValues(order),
    partner_id: partner,
    currency_id: currency ?? false,
    order_line: await linesOf(call, order),
  }
  return { id: await createRecord(call, 'sale.order', values), state: 'draft' }
}

/** Without it some versions of Odoo answer the cancellation of a confirmed sale with a form, and cancel nothing. */
const UNASKED = { ...CONTEXT, disable_cancel_warning: true }

/** Sales in Odoo's apps Sales and Inventory; a confirmed sale makes its delivery by itself. */
export const odooSales = (call: OdooCall, makePartner: MakePartner): Sales => ({
  async saveOrder(order) {
    const { id, state } = (await findSale(call, order.number)) ?? (await makeSale(call, makePartner, order))
    if (state === 'draft') await call('sale.order', 'action_confirm', { ids: [id] })
  },
  async cancelOrder(number) {
    const sale = await findSale(call, number)
    if (!sale || sale.state === 'cancel') return
    await call('sale.order', 'action_cancel', { ids: [sale.id], context: UNASKED })
    const { state } = await knownSale(call, number)
    if (state !== 'cancel') throw new Error('the ERP did not cancel the order')
  },
})
