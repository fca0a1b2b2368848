import type { OrderDocument } from '@salvia/contract/orders/order-documents'
import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { servedAt } from '@salvia/contract/route'
import type { DocumentFormat } from '@salvia/contract/words/documents'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import css from './order-page.module.css'
import { hasDocuments, orderDocumentsQuery } from './order-queries.ts'

const pdfWords: Record<OrderDocument['kind'], (places: { number: string }) => string> = {
  Invoice: m.order_document_invoice,
  CreditNote: m.order_document_credit_note,
  PackingSlip: m.order_document_packing_slip,
}

const wordOf = ({ kind, number }: OrderDocument, format: DocumentFormat): string =>
  format === 'xml' ? m.order_document_e_invoice({ number }) : pdfWords[kind]({ number })

type Props = { order: OrderWithShipments; orderKey: string | undefined; level: 2 | 3 }

function addressOf({ order, orderKey }: Props, documentId: string, format: DocumentFormat): string {
  const query = new URLSearchParams({ format })
  if (orderKey !== undefined) query.set('key', orderKey)
  return `${servedAt(`/orders/${order.id}/documents/${documentId}`)}?${query}`
}

/** Invoice, credit notes and packing slips of a placed order, a file a line. */
export function OrderDocuments({ order, orderKey, level }: Props) {
  const isAsked = hasDocuments(order)
  const { data } = useQuery({ ...orderDocumentsQuery(order.id, orderKey), enabled: isAsked })
  if (!data || data.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={css.part} aria-labelledby="order-documents">
      <Heading id="order-documents">{m.order_documents()}</Heading>
      <ul className={css.documents}>
        {data.flatMap((document) =>
          document.formats.map((format) => (
            <li key={`${document.id} ${format}`}>
              <a href={addressOf({ order, orderKey, level }, document.id, format)} download>
                {wordOf(document, format)}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
