import type { ErpService } from './erp.ts'
import { createRecord, findRecord, type OdooCall } from './odoo-call.ts'
import { knownSale } from './odoo-sale.ts'
import { refundLines, refundValues } from './refund-values.ts'

/** Refunds as draft credit notes in Odoo's app Invoicing, which accounting posts there. */
export const odooRefunds = (call: OdooCall): Pick<ErpService, 'refundOrder'> => ({
  async refundOrder(refund) {
    const sale = await knownSale(call, refund.orderNumber)
    const known = await findRecord(call, 'account.move', [
      ['move_type', '=', 'out_refund'],
      ['ref', '=', refund.reference],
    ])
    if (known !== null) return
    await createRecord(call, 'account.move', {
      ...refundValues(refund),
      partner_id: sale.partner_id,
      currency_id: sale.currency_id,
      invoice_line_ids: refundLines(refund).map((values) => [0, 0, values]),
    })
  },
})
