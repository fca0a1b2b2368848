import type { OrderCard } from '@salvia/contract/orders/orders'
import { explainWrite } from '#app/api/explain-refusal.ts'
import type { Outcome } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { NoParcel } from './advance-parcels.ts'

/** What came of an order: done, or why not. */
export type OrderOutcome = { number: string; whyNot: string | null }

const numberOf = ({ number }: OrderCard): string => number ?? m.order_unnumbered()

const whyNot = async (error: Error): Promise<string> =>
  error instanceof NoParcel ? m.orders_no_parcel() : explainWrite(error, m.orders_not_reached())

/** Does something with one order after another, whatever becomes of those before, and says of each what came of it. */
export async function actOnEach(
  rows: OrderCard[],
  act: (id: string) => Promise<Outcome<unknown>>,
): Promise<OrderOutcome[]> {
  const outcomes: OrderOutcome[] = []
  for (const row of rows) {
    const outcome = await act(row.id)
    outcomes.push({ number: numberOf(row), whyNot: outcome.isDone ? null : await whyNot(outcome.error) })
  }
  return outcomes
}
