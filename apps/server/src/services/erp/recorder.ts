import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database.ts'
import { one } from '../../kernel/db/one.ts'
import { newId } from '../../kernel/ids.ts'
import { inTurn } from '../../kernel/outbox/in-turn.ts'
import type { SealedText } from '../../kernel/sealed-text.ts'
import type { ErpPartner, ErpService } from './erp.ts'
import { lineValues, orderValues } from './order-values.ts'
import { partnerValues } from './partner-values.ts'
import { erpRecords } from './recorder-tables.ts'
import { refundLines, refundValues } from './refund-values.ts'
import { trackingValues } from './shipment-values.ts'

/** What would be sent: the last of the same reference counts. */
type Call = { reference: string; model: string; method: string; values: object }

/** The embedded default: records what it would send, as Odoo fields, until someone transfers it. */
export function erpRecorder({ db, sealed }: { db: Db; sealed: () => SealedText }): ErpService {
  async function record({ reference, model, method, values }: Call): Promise<string> {
    const sealedValues = sealed().seal(JSON.stringify(values))
    return inTurn(async () => {
      await db
        .insert(erpRecords)
        .values({ id: newId(), reference, model, method, sealedValues })
        .onConflictDoUpdate({ target: erpRecords.reference, set: { sealedValues } })
      return one(await db.select().from(erpRecords).where(eq(erpRecords.reference, reference))).id
    })
  }

  const recordPartner = (partner: ErpPartner): Promise<string> => {
    const values = { ...partnerValues(partner), country_code: partner.countryCode ?? false }
    return record({ reference: partner.reference, model: 'res.partner', method: 'create', values })
  }

  return {
    kind: 'recorder',
    pagesUrl: null,
    listProducts: null,
    makePartner: async (partner) => `recorded:${await recordPartner(partner)}`,
    async forgetPartner(reference) {
      await inTurn(async () => db.delete(erpRecords).where(eq(erpRecords.reference, reference)))
    },
    async saveOrder(order) {
      await recordPartner(order.shipTo)
      const order_line = lineValues(order).map(({ sku, values }) => ({
        ...values,
        default_code: sku ?? false,
      }))
      const values = {
        ...orderValues(order),
        ...{ partner_ref: order.shipTo.reference, currency: order.currency, order_line },
      }
      await record({ reference: order.number, model: 'sale.order', method: 'create', values })
    },
    async cancelOrder(number) {
      const values = { client_order_ref: number }
      await record({ reference: `${number}:cancel`, model: 'sale.order', method: 'action_cancel', values })
    },
    async saveShipment(shipment) {
      const { reference, orderNumber, lines } = shipment
      const values = {
        ...{ client_order_ref: orderNumber, ...trackingValues(shipment) },
        moves: lines.map(({ sku, quantity }) => ({ default_code: sku, quantity })),
      }
      await record({ reference, model: 'stock.picking', method: 'button_validate', values })
    },
    async saveUnsent({ orderNumber, lines }) {
      const values = {
        client_order_ref: orderNumber,
        moves: lines.map(({ sku, quantity }) => ({ default_code: sku, product_uom_qty: quantity })),
      }
      await record({ reference: `${orderNumber}:unsent`, model: 'stock.move', method: 'write', values })
    },
    async refundOrder(refund) {
      const values = { ...refundValues(refund), invoice_line_ids: refundLines(refund) }
      await record({ reference: refund.reference, model: 'account.move', method: 'create', values })
    },
  }
}
