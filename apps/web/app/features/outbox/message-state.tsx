import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '#app/settings/settings-queries.ts'
import { Status } from '#app/ui/status.tsx'
import { stateOf } from './outbox-words.ts'

/** Whether mails stay in the outbox, since no mail service is set up. */
export const useIsKept = (): boolean =>
  useQuery(setupQuery).data?.lines.some(({ step, isDone }) => step === 'mail' && !isDone) ?? false

type Props = { message: Pick<OutboxMessage, 'kind' | 'state'>; isKept: boolean }

export function MessageState({ message, isKept }: Props) {
  const { mark, word } = stateOf(message, isKept)
  return <Status mark={mark}>{word()}</Status>
}
