import { creditAmounts } from '@salvia/rules/documents/credit-amounts'
import { documentNumber } from '@salvia/rules/documents/document-number'
import type { RecordedRefund } from '@salvia/rules/documents/refund-rows'
import { roundHalfUp } from '@salvia/rules/money/round-half-up'
import type { Db } from '#db/database'
import { supplyDay } from '../../../reference/index.ts'
import type { LockedOrder } from '../../data/locked-order.ts'
import { type DocumentRow, listDocuments } from '../data/document-queries.ts'
import { issueDocument } from '../data/document-statements.ts'
import { yearOf } from '../invoice-of.ts'

export type CreditedRefund = RecordedRefund & {
  id: string
  shipping: number
  lines: { orderLineId: string; quantity: number; amount: number }[]
}

/** The packs given back, with their part of the discount; what they say of VAT is in the credit note's rows by rate. */
const creditedLines = (invoice: DocumentRow, { lines }: CreditedRefund) =>
  invoice.content.lines.flatMap((line) => {
    const back = lines.find(({ orderLineId }) => orderLineId === line.id)
    if (!back) return []
    const { quantity, amount } = back
    const discount = roundHalfUp([line.discount, quantity], line.quantity)
    return [{ ...line, quantity, gross: amount + discount, discount, paid: amount, vat: 0 }]
  })

/**
 * Issues the credit note of a refund that went through, in the language and by the seller of the order's invoice. An
 * order without an invoice gets none. The caller has locked the order.
 */
export async function creditRefund(
  tx: Db,
  { id: orderId }: LockedOrder,
  refund: CreditedRefund,
  now: Date,
): Promise<void> {
  const documents = await listDocuments(tx, orderId)
  const invoice = documents.find(({ kind }) => kind === 'Invoice')
  if (!invoice) return
  const { content, languageCode, seller } = invoice
  const credited = documents.filter(({ kind }) => kind === 'CreditNote')
  const amounts = creditAmounts(
    { vatByRate: content.vatByRate, credited: credited.flatMap(({ content }) => content.vatByRate) },
    refund,
  )
  if (!amounts) return
  await issueDocument(tx, {
    orderId,
    kind: 'CreditNote',
    year: yearOf(now),
    issuedAt: now,
    languageCode,
    seller,
    refundId: refund.id,
    content: {
      ...content,
      lines: creditedLines(invoice, refund),
      shipping: refund.shipping > 0 ? content.shipping : [],
      ...amounts,
      corrects: { number: documentNumber('Invoice', invoice), issuedOn: supplyDay(invoice.issuedAt) },
    },
  })
}
