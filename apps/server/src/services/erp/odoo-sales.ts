import type { ErpOrder, ErpService } from './erp.ts'
import { createRecord, findRecord, type OdooCall } from './odoo-call.ts'
import { findSale, type Sale } from './odoo-sale.ts'
import { lineValues, orderValues } from './order-values.ts'

type Sales = Pick<ErpService, 'saveOrder' | 'cancelOrder'>
type MakePartner = (partner: ErpOrder['shipTo']) => Promise<number>

/** `[0, 0, values]` is Odoo's command to create a line with its order. */
async function linesOf(call: OdooCall, order: ErpOrder): Promise<unknown[]> {
  const lines = []
  for (const { sku, values } of lineValues(order)) {
    const product =
      sku === null ? null : await findRecord(call, 'product.product', [['default_code', '=', sku]])
    lines.push([0, 0, { ...values, product_id: product ?? false }])
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

/** Sales in Odoo's apps Sales and Inventory; a confirmed sale makes its delivery by itself. */
export const odooSales = (call: OdooCall, makePartner: MakePartner): Sales => ({
  async saveOrder(order) {
    const { id, state } = (await findSale(call, order.number)) ?? (await makeSale(call, makePartner, order))
    if (state === 'draft') await call('sale.order', 'action_confirm', { ids: [id] })
  },
  async cancelOrder(number) {
    const sale = await findSale(call, number)
    if (sale && sale.state !== 'cancel') await call('sale.order', 'action_cancel', { ids: [sale.id] })
  },
})
