import type { RefillBasket } from '@salvia/contract/plans/plan-client-records'
import type { RecommendationItem, SharedPlan } from '@salvia/contract/plans/plan-records'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { RefillReason } from '@salvia/contract/words/plans'
import { formatDate } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import parts from '#app/ui/parts.module.css'
import { authPath } from '#app/visit/auth-path.ts'
import { offersOf } from './choice.ts'
import css from './save-offer.module.css'

type RefillLine = { productId: string; quantity: number; recommendationItemId: string }
export type RefillProps = { plan: SharedPlan; isAdding: boolean; onAdd: (lines: RefillLine[]) => void }

const refillQuery = (shareCode: string) =>
  query('GET /recommendations/code/{shareCode}/refill', { params: { shareCode } })

type Refilled = { item: RecommendationItem; refill: RefillBasket['items'][number]; canOrder: boolean }

const dayWords = (day: CalendarDay | null): string => (day === null ? '' : formatDate(day, getLocale()))

const reasons: Record<RefillReason, (day: string) => string> = {
  Needed: (day) => (day === '' ? m.refill_none_left() : m.refill_needed({ day })),
  NeverOrdered: m.refill_never_ordered,
  Enough: (day) => m.refill_enough({ day }),
  Over: m.refill_over,
  UnderWay: m.refill_under_way,
  Unknown: m.refill_unknown,
}

/** What brings all products of a saved plan to the same day, with why, and one button for the cart. */
export function RefillOffer({ plan, isAdding, onAdd }: RefillProps) {
  const { data, isError, refetch } = useQuery(refillQuery(plan.shareCode))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return null
  const byItem = new Map(data.items.map((refill) => [refill.recommendationItemId, refill]))
  const rows = offersOf(plan).flatMap(({ item, canOrder }): Refilled[] => {
    const refill = byItem.get(item.id)
    return refill ? [{ item, refill, canOrder }] : []
  })
  const wanted = rows.filter(({ refill, canOrder }) => canOrder && refill.packs > 0)
  const lines = wanted.map(({ item, refill }) => ({
    productId: item.productId,
    quantity: refill.packs,
    recommendationItemId: item.id,
  }))
  return (
    <section className={`card ${css.offer}`} aria-labelledby="refill">
      <h2 id="refill" className="t16">
        {m.refill_title()}
      </h2>
      <p className="second">{leadOf(data.until, lines.length)}</p>
      <ul className={parts.list}>
        {rows.map((row) => (
          <RefillRow key={row.item.id} row={row} />
        ))}
      </ul>
      {lines.length > 0 && (
        <div>
          <Button loading={isAdding} onClick={() => onAdd(lines)}>
            {m.refill_add()}
          </Button>
        </div>
      )}
    </section>
  )
}

function leadOf(until: CalendarDay | null, count: number): string {
  if (count === 0) return m.refill_none()
  return until === null ? m.refill_lead_unknown() : m.refill_lead({ day: dayWords(until) })
}

const RefillRow = ({ row: { item, refill, canOrder } }: { row: Refilled }) => (
  <li>
    <div className={parts.grow}>
      <p className="medium">{item.product.name}</p>
      <p className="second">
        {!canOrder && refill.packs > 0
          ? m.refill_unavailable()
          : reasons[refill.reason](dayWords(refill.lastsUntil))}
      </p>
    </div>
    {canOrder && refill.packs > 0 && <span className="num">{m.packs_count({ count: refill.packs })}</span>}
  </li>
)

/** Leads people who came by a reminder to the account that it is about, and back. */
export const RefillSignIn = ({ shareCode }: { shareCode: string }) => (
  <section className={`card ${css.offer}`} aria-label={m.refill_title()}>
    <h2 className="t16">{m.refill_title()}</h2>
    <p className="second">{m.refill_sign_in_text()}</p>
    <div>
      <Button
        component={Link}
        to={authPath('/auth/login', { type: 'client', next: `/recommendations/${shareCode}?refill=1` })}
      >
        {m.refill_sign_in()}
      </Button>
    </div>
  </section>
)
