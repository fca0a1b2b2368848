import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inTurn } from '#kernel/outbox/in-turn'
import type { ServiceCalls } from '#kernel/outbox/send-message'
import type { ErpRefund, ErpService } from '../../services/erp/erp.ts'
import { listDocumentsOf, orders } from '../orders/index.ts'
import { supplyDay } from '../reference/index.ts'
import { refunds } from './data/payment-tables.ts'
import { SAVE_REFUND } from './use-cases/send-refund.ts'

type Refund = typeof refunds.$inferSelect

/** What a refund that has no credit note brought back, without VAT. */
const netOf = ({ amount, vatByRate }: Refund): number =>
  (vatByRate ?? []).reduce((net, { amount: vat }) => net - vat, amount)

type Told = Pick<ErpRefund, 'reference' | 'refundedOn' | 'lines'>

/** By its credit note, or by itself where the seller could not issue one. */
async function describe(db: Db, refund: Refund): Promise<Told> {
  const documents = await listDocumentsOf(db, [refund.orderId])
  const note = documents.find(({ refundId }) => refundId === refund.id)
  if (!note)
    return {
      reference: `refund-${refund.id}`,
      refundedOn: supplyDay(refund.createdAt),
      lines: [{ name: 'Refund', net: netOf(refund) }],
    }
  return {
    reference: note.number,
    refundedOn: supplyDay(note.issuedAt),
    lines: note.content.vatByRate.map(({ rate, net }) => ({ name: `Refund, VAT ${rate / 100}%`, net })),
  }
}

/** Undefined while its order has no number. */
async function findRefund(db: Db, refundId: string): Promise<ErpRefund | undefined> {
  const [found] = await db
    .select({ refund: refunds, orderNumber: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, refundId))
  if (!found?.orderNumber) return undefined
  return { orderNumber: found.orderNumber, ...(await describe(db, found.refund)) }
}

async function sendRefundToErp(db: Db, erp: ErpService, refundId: string): Promise<void> {
  const refund = await inTurn(() => findRefund(db, refundId))
  if (refund) await erp.refundOrder(refund)
}

/** Names of ERP calls about refunds in the outbox. */
export const erpRefundCalls = ({ db, erp }: { db: Db; erp: ErpService }): ServiceCalls => ({
  [SAVE_REFUND]: ({ refundId = '' }) => sendRefundToErp(db, erp, refundId),
})
