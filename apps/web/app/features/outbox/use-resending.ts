import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidate } from '#app/api/invalidate.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { outboxReads } from './outbox-queries.ts'
import { mayResend } from './outbox-words.ts'

/** Sends messages again. A second press while the first is on its way is ignored: each would send the mail once more. */
export function useResending(): RowAction<OutboxMessage> {
  const sending = useRef(new Set<string>())
  const { queue } = useCommand({
    scope: 'outbox',
    send: (api, id: string) => api('POST /admin/outbox/{id}/resend', { params: { id } }),
    stale: outboxReads,
    staleOnFailure: outboxReads,
    snackbar: 'outbox',
    done: m.outbox_resent(),
  })
  const resend = async (id: string) => {
    sending.current.add(id)
    const outcome = await queue(id)
    sending.current.delete(id)
    return outcome
  }
  return {
    key: 's',
    label: m.common_send_again(),
    isBulk: true,
    isFor: mayResend,
    run: async (rows) => {
      const ids = rows.map(({ id }) => id).filter((id) => !sending.current.has(id))
      const outcomes = await Promise.all(ids.map(resend))
      return outcomes.every(({ isDone }) => isDone)
    },
  }
}

/** Refetches the list once the message that is open beside it waits no more. */
export function useFreshOnceSettled(isWaiting: boolean): void {
  const client = useQueryClient()
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void invalidate(client, 'GET /admin/outbox')
    wasWaiting.current = isWaiting
  }, [isWaiting, client])
}
