import type { Db } from '#db/database'
import { lockOrder } from '../../use-cases/lock-order.ts'
import { listDocuments, listUninvoiced } from '../data/document-queries.ts'
import { issueDocument } from '../data/document-statements.ts'
import { invoiceOf } from '../invoice-of.ts'

const AT_ONCE = 200

/** Placed orders may be a moment from their commit. */
const SETTLED_MS = 60_000

/** Issues the invoices of orders that were placed while the seller's name, address or VAT number was not known yet. */
export async function issueMissingInvoices(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SETTLED_MS)
  for (const { orderId } of await listUninvoiced(db, { limit: AT_ONCE, before }))
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order.refunded > 0 || (await listDocuments(tx, orderId)).length > 0) return
      await issueDocument(tx, invoiceOf(order, order.lines, now))
    })
}
