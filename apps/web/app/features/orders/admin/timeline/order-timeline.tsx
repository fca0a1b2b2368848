import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import css from '#app/ui/timeline.module.css'
import { Time } from '#app/visit/time.tsx'
import { AddNote } from './add-note.tsx'
import { ResendButton } from './resend-button.tsx'
import { timelineQuery } from './timeline-query.ts'
import { entryDetails, entryWord } from './timeline-words.ts'

/** All that happened to an order, the newest first, with who and why. */
export function OrderTimeline({ order }: { order: OrderWithShipments }) {
  return (
    <section aria-labelledby="order-history">
      <h3 id="order-history">{m.history_title()}</h3>
      <AddNote orderId={order.id} />
      <Entries order={order} />
    </section>
  )
}

function Entries({ order }: { order: OrderWithShipments }) {
  const { data, isError, refetch } = useQuery(timelineQuery(order.id))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={4} />
  return (
    <ol className={css.timeline} aria-labelledby="order-history">
      {data.results.map((entry) => (
        <li key={`${entry.kind} ${entry.id}`}>
          <Time at={entry.at} className="num third" />
          <div className={css.entry}>
            <p className="medium">{entryWord(entry, order)}</p>
            <p className={css.details}>{entryDetails(entry)}</p>
            {entry.kind === 'Mail' && entry.state !== 'Waiting' && (
              <ResendButton orderId={order.id} messageId={entry.id} subject={entry.subject ?? ''} />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
