import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { timelineQuery } from './timeline-query.ts'

type Props = { orderId: string; messageId: string; subject: string }

/** Sends a mail of an order again, to the address that it went to. */
export function ResendButton({ orderId, messageId, subject }: Props) {
  const once = useRequestKey()
  const { run, isPending } = useCommand({
    send: (api) =>
      once({ params: { id: messageId } }, (request) => api('POST /admin/outbox/{id}/resend', request)),
    stale: [timelineQuery(orderId), 'GET /admin/outbox'],
    snackbar: 'outbox',
    done: m.outbox_resent(),
  })
  return (
    <Button size="sm" loading={isPending} aria-label={m.outbox_resend_of({ subject })} onClick={() => run()}>
      {m.common_send_again()}
    </Button>
  )
}
