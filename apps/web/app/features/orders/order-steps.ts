import type { Order } from '@salvia/contract/orders/orders'
import type { OrderStatus } from '@salvia/contract/words/orders'
import { m } from '#app/paraglide/messages.js'
import { orderStatusWord } from './order-status.tsx'

/** What a buyer did or learns of; the other steps are said by their status. */
const words: Partial<Record<OrderStatus, () => string>> = {
  Draft: m.order_step_started,
  Pending: m.order_step_started,
  Confirming: m.order_step_confirming,
  Placed: m.order_step_placed,
}

const wordOf = (status: OrderStatus): string => (words[status] ?? (() => orderStatusWord(status)))()

type Step = { at: string; text: string }

/** The history in a buyer's words, each once: a new attempt to pay, or an unpaid order in its cart, is no new step. */
export function orderSteps(history: Pick<Order['history'][number], 'to' | 'at'>[]): Step[] {
  const steps = new Map<string, Step>()
  for (const { to, at } of history) {
    const text = wordOf(to)
    if (!steps.has(text)) steps.set(text, { at, text })
  }
  return [...steps.values()]
}
