import { orderLengths } from '@salvia/contract/words/lengths'
import { type FormEvent, useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { timelineQuery } from './timeline-query.ts'

/** Notes something about an order for the team; sent again after a lost answer, it is noted once. */
export function AddNote({ orderId }: { orderId: string }) {
  const [text, setText] = useState('')
  const once = useRequestKey()
  const { run, isPending } = useCommand({
    send: (api, note: string) =>
      once({ params: { id: orderId }, body: { text: note } }, (request) =>
        api('POST /admin/orders/{id}/notes', request),
      ),
    stale: [timelineQuery(orderId)],
    snackbar: 'order-note',
    otherwise: m.order_note_failed(),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await run(text.trim()))?.isDone) setText('')
  }
  return (
    <form method="post" className={parts.stack} onSubmit={submit}>
      <TextAreaField
        label={m.common_team_note()}
        rows={2}
        grows
        value={text}
        maxLength={orderLengths.note}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" size="sm" loading={isPending} disabled={text.trim() === ''}>
          {m.order_note_add()}
        </Button>
      </div>
    </form>
  )
}
