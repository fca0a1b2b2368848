import type { CartAnswer } from '@salvia/contract/cart/cart'
import type { Api } from '#app/api/api.ts'

/** Queues a call that changes the cart. Rejects when it is refused. */
export type SaveCart = <A extends CartAnswer | null>(call: (api: Api) => Promise<A>) => Promise<A>
