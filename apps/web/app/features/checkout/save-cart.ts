import type { CartAnswer } from '@salvia/contract/cart/cart'
import type { Api } from '#app/api/api.ts'
import { explainCartRefusal, explainProblem } from '#app/api/explain-refusal.ts'

/** Queues a call that changes the cart. Rejects when it is refused, a CartRefused where the answer says why. */
export type SaveCart = <A extends CartAnswer | null>(call: (api: Api) => Promise<A>) => Promise<A>

/** A change that was answered with an error: nothing was saved. Its message is the answer's text. */
export class CartRefused extends Error {}

type Queue = (
  change: (api: Api) => Promise<CartAnswer | null>,
) => Promise<{ isDone: true } | { isDone: false; error: Error }>

/** Saves by the cart's queue, one change after another. */
export const saveThrough =
  (queue: Queue): SaveCart =>
  async <A extends CartAnswer | null>(call: (api: Api) => Promise<A>): Promise<A> => {
    let own: A | undefined
    const outcome = await queue(async (api) => {
      own = await call(api)
      return own
    })
    if (!outcome.isDone) throw outcome.error
    if (own?.error) throw new CartRefused(own.error)
    return own as A
  }

/** Why a change of the cart was not saved, in the reader's language. */
export const explainSave = (error: unknown, otherwise: string): Promise<string> =>
  error instanceof CartRefused ? explainCartRefusal(error.message) : explainProblem(error, otherwise)
