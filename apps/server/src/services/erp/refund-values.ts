import type { ErpRefund } from './erp.ts'
import { amountOf } from './order-values.ts'

/** A credit note as Odoo fields; the sender looks up the partner. */
export const refundValues = ({ orderNumber, reference, refundedOn }: ErpRefund) => ({
  move_type: 'out_refund',
  ref: reference,
  invoice_origin: orderNumber,
  invoice_date: refundedOn,
})

/** Its lines: amounts without products, as no goods come back by a refund. */
export const refundLines = ({ lines }: ErpRefund) =>
  lines.map(({ name, net }) => ({ name, quantity: 1, price_unit: amountOf(net) }))
