import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { hasDocuments, orderDocumentsQuery } from '../order-queries.ts'
import { timelineQuery } from './timeline/timeline-query.ts'

/** Mails the invoice and credit notes of an order to its buyer, who may have lost them. */
export function MailDocuments({ order }: { order: OrderWithShipments }) {
  const once = useRequestKey()
  const { data } = useQuery({ ...orderDocumentsQuery(order.id, undefined), enabled: hasDocuments(order) })
  const email = order.buyer?.email ?? ''
  const { run, isPending } = useCommand({
    send: (api) =>
      once({ params: { id: order.id } }, (request) => api('POST /admin/orders/{id}/documents/mail', request)),
    stale: [timelineQuery(order.id)],
    snackbar: 'order-documents',
    done: m.order_documents_mailed({ email }),
    otherwise: m.order_documents_not_mailed(),
  })
  const isIssued = data?.some(({ kind }) => kind !== 'PackingSlip') ?? false
  if (!isIssued || email === '') return null
  return (
    <div>
      <Button size="sm" loading={isPending} onClick={() => run()}>
        {m.order_documents_mail()}
      </Button>
    </div>
  )
}
