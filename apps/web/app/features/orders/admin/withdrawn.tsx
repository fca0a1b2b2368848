import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { Time } from '#app/visit/time.tsx'
import { withdrawalQuery } from '../withdrawal/withdrawal-query.ts'
import { packsOf } from '../withdrawal/withdrawn-packs.ts'

/** What the buyer withdrew from, before anybody sends it. */
export function Withdrawn({ orderId }: { orderId: string }) {
  const declared = useQuery(withdrawalQuery(orderId, undefined)).data?.declared ?? []
  return declared.map(({ id, declaredAt, lines }) => (
    <Note key={id} tone="attention" title={m.admin_order_withdrawn({ count: packsOf(lines) })}>
      <p>{m.admin_order_withdrawn_text()}</p>
      <Time at={declaredAt} className="third" />
    </Note>
  ))
}
