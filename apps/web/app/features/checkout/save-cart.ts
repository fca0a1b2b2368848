import type { CartAnswer } from '@salvia/contract/cart/cart'
import type { Api } from '#app/api/api.ts'

/** Makes a call that changes the cart, after those that wait before it. Rejects when it was refused. */
export type SaveCart = <A extends CartAnswer | null>(call: (api: Api) => Promise<A>) => Promise<A>
