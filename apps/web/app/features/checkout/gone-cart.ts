import type { ProblemCode } from '@salvia/contract/words/problems'
import type { RefObject } from 'react'
import { ApiError } from '#app/api/api-error.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { showSnackbar } from '#app/lib/snackbar-store.ts'

/** Where a buyer continues whose cart is gone because another tab ordered or emptied it. */
export type WhenGone = RefObject<() => Promise<string>>

export const toCart = () => Promise.resolve('/cart')

const isRefusedAs = (error: Error, code: ProblemCode): boolean =>
  error instanceof ApiError && error.code === code

/** Whether another tab chose another client for the order. */
export const isForAnother = (error: Error): boolean => isRefusedAs(error, 'cart_for_another')

const discarded = ['cart_discarded', 'client_order_discarded'] as const satisfies ProblemCode[]

/** Whether another tab closed the cart without an order: what is typed was not meant for the cart that is current now. */
export const isDiscarded = (error: Error): boolean => discarded.some((code) => isRefusedAs(error, code))

/**
 * A change of a cart that another tab ordered or discarded, or that is for another client by now: the step that shows
 * failures goes, so it is said above.
 */
export async function sayCartTaken(error: Error): Promise<void> {
  if (isRefusedAs(error, 'cart_closed') || isDiscarded(error) || isForAnother(error))
    showSnackbar({ id: 'cart-failed', type: 'error', mainText: await explainProblem(error) })
}
