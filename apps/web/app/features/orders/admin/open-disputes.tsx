import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { disputeReasonWord, disputeStateWord } from '../dispute-words.ts'

/** Disputes that the bank has not decided, each with why and until when it takes evidence. */
export function OpenDisputes({ order }: { order: OrderWithShipments }) {
  const time = useTimeFormat()
  const open = (order.buyer?.payment?.disputes ?? []).filter(
    ({ state }) => state === 'NeedsResponse' || state === 'UnderReview',
  )
  return open.map(({ id, state, reason, evidenceBy }) => (
    <Note key={id} tone="attention" title={disputeStateWord(state)}>
      {disputeReasonWord(reason)}{' '}
      {state === 'NeedsResponse' && evidenceBy && m.dispute_evidence_by({ day: time(evidenceBy, 'day') })}
    </Note>
  ))
}
