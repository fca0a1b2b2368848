import { servedAt } from '@salvia/contract/route'
import type { MailContent } from '@salvia/documents'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import type { Jobs } from '#kernel/jobs/jobs'
import { mailHead } from '../../mail-head.ts'
import { lockOrder } from '../../use-cases/lock-order.ts'
import { mailBuyer } from '../../use-cases/mail-buyer.ts'
import type { OrderRow } from '../../use-cases/move-order.ts'
import { type IssuedDocument, listDocumentsOf } from '../data/document-queries.ts'

type Mailing = { db: Db; jobs: Jobs; publicUrl: string }
export type AskedMail = { orderId: string; userId: string; idempotencyKey: string | undefined }

function documentsMail(order: OrderRow, documents: IssuedDocument[], publicUrl: string): MailContent {
  const key = new URLSearchParams({ key: order.orderKey })
  const urlOf = (documentId: string) =>
    `${publicUrl}${servedAt(`/orders/${order.id}/documents/${documentId}`)}?${key}`
  return {
    template: 'orderDocuments',
    props: {
      ...mailHead(order, publicUrl),
      documents: documents.map(({ id, kind, number }) => ({ kind, number, url: urlOf(id) })),
    },
  }
}

/**
 * Mails the invoice and credit notes of an order to its buyer, for an admin, once per key. Throws not-found, and conflict
 * where nothing was issued or the buyer is erased.
 */
export function mailDocuments(
  { db, jobs, publicUrl }: Mailing,
  { orderId, userId, idempotencyKey: key }: AskedMail,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const mailOnce = async () => {
      const documents = await listDocumentsOf(tx, [orderId])
      if (documents.length === 0) throw conflict('no_documents', 'No invoice was issued for this order.')
      if (order.email === '') throw conflict('buyer_erased', 'The buyer of this order was erased.')
      await mailBuyer({ tx, jobs }, order, documentsMail(order, documents, publicUrl), now)
      const subject = { type: 'Order', id: orderId }
      await recordAudit(tx, { event: 'OrderDocumentsMailed', actorId: userId, subject }, now)
    }
    await onceByKey(tx, { scope: `documents-mail:${orderId}`, key, input: {} }, mailOnce, now)
  })
}
