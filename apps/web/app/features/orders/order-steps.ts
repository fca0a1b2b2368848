import type { Order } from '@salvia/contract/orders/orders'
import type { OrderStatus } from '@salvia/contract/words/orders'
import { m } from '#app/paraglide/messages.js'
import { type Stated, standingOf } from './order-state.ts'
import { deliveredWord, orderStatusWord } from './order-status.tsx'

/** What a buyer did or learns of; the other steps are said by their status. */
const words: Partial<Record<OrderStatus, () => string>> = {
  Draft: m.order_step_started,
  Pending: m.order_step_started,
  Confirming: m.order_step_confirming,
  Placed: m.order_step_placed,
}

const wordOf = (status: OrderStatus): string => (words[status] ?? (() => orderStatusWord(status)))()

type Step = { at: string; text: string }

type Claim = NonNullable<Order['buyer']>['claim']
type Told = Pick<Stated, 'status' | 'lines' | 'shipments'> & {
  history: Pick<Order['history'][number], 'to' | 'at'>[]
  buyer: { claim: Claim } | null
}

/** When the last parcel arrived: of an order whose parcels have all arrived, none of them by assumption. */
function deliveries(order: Pick<Told, 'status' | 'lines' | 'shipments'>): Step[] {
  const { shipments } = order
  const standing = standingOf(order)
  if (!standing.isDelivered || shipments.some(({ isDeliveryAssumed }) => isDeliveryAssumed)) return []
  const last = shipments
    .flatMap(({ deliveredAt }) => deliveredAt ?? [])
    .sort()
    .at(-1)
  return last ? [{ at: last, text: deliveredWord(standing) }] : []
}

/** That a guest's order was added to an account, with whose as far as the reader may know. */
export const claimWord = ({ name }: NonNullable<Claim>): string =>
  name === null ? m.order_step_claimed() : m.order_step_claimed_by({ name })

/**
 * The history in a buyer's words, by time, each once, to the day on which all that was sent has arrived: a new attempt to pay, or an
 * unpaid order in its cart, is no new step.
 */
export function orderSteps(order: Told): Step[] {
  const { history, buyer } = order
  const steps = new Map<string, Step>()
  for (const { to, at } of history) {
    const text = wordOf(to)
    if (!steps.has(text)) steps.set(text, { at, text })
  }
  const claim = buyer?.claim
  const claimed = claim ? [{ at: claim.at, text: claimWord(claim) }] : []
  return [...steps.values(), ...claimed, ...deliveries(order)].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  )
}
