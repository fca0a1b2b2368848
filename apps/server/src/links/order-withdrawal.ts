import type { AppDeps } from '../app-type.ts'
import type { CartOptions } from '../modules/cart/index.ts'
import { withdrawOrder } from '../modules/orders/index.ts'

/** A cart that is finalized again withdraws the order it became before. */
export const orderWithdrawal = ({ jobs }: Pick<AppDeps, 'jobs'>): CartOptions => ({
  withdrawOrder: (tx, orderId, at) => withdrawOrder({ tx, jobs }, orderId, at),
})
