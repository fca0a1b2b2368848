import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import { planLengths } from '@salvia/contract/words/lengths'
import { languageWord } from '@salvia/rules/format/format'
import { type FormEvent, useId, useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { followerReads } from './follower-queries.ts'
import { alertWords, followerName, remindedWords } from './follower-words.ts'
import { proposedText } from './proposed-text.ts'

export type AlertedClient = { row: PlanClient; alert: NonNullable<PlanClient['alert']> }

const ROWS = 8

/** A text again by the same key is sent once; another text is another message. */
function useSending({ row, alert }: AlertedClient, onClose: () => void) {
  const once = useRequestKey()
  const { recommendationId, clientId } = row
  const name = followerName(row)
  return useCommand({
    send: (api, text: string) =>
      once(
        {
          params: { recommendationId, clientId },
          body: { channel: row.channel ?? 'Email', alert: alert.id, text },
        },
        (request) => api('PUT /recommendations/{recommendationId}/clients/{clientId}', request),
      ),
    stale: followerReads,
    staleOnFailure: followerReads,
    done: ({ channel }) =>
      channel === 'Sms' ? m.plan_write_done_sms({ name }) : m.plan_write_done({ name }),
    otherwise: m.plan_write_failed(),
    onDone: onClose,
  })
}

/** A message to a client about an alert, proposed in the client's language. */
export function WriteDialog({ row, alert, onClose }: AlertedClient & { onClose: () => void }) {
  const form = useId()
  const time = useTimeFormat()
  const [text, setText] = useState(() => proposedText(row.client, alert.id))
  const { run, isPending } = useSending({ row, alert }, onClose)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await run(text.trim())
  }
  const language = languageWord(row.client.languageCode, getLocale())
  return (
    <FormDialog title={m.plan_write_to({ name: followerName(row) })} onClose={onClose}>
      <form method="post" id={form} className={parts.stack} onSubmit={send}>
        <p className="second">
          {alertWords(alert)} · {row.recommendation.name}
          {row.lastReminder && ` · ${remindedWords(row.lastReminder, time)}`}
        </p>
        <TextAreaField
          label={m.common_your_message()}
          description={
            row.channel === 'Sms' ? m.plan_write_sms({ language }) : m.plan_write_email({ language })
          }
          lang={row.client.languageCode}
          value={text}
          maxLength={planLengths.invitationText}
          rows={ROWS}
          required
          onChange={({ target: { value } }) => setText(value)}
        />
      </form>
      <DialogFooter onCancel={onClose}>
        <Button type="submit" form={form} variant="filled" loading={isPending} disabled={text.trim() === ''}>
          {m.common_send()}
        </Button>
      </DialogFooter>
    </FormDialog>
  )
}
