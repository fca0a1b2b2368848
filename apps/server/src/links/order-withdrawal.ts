import type { AppDeps } from '../app-type.ts'
import type { CartOptions } from '../modules/cart/index.ts'
import { withdrawOrder } from '../modules/orders/index.ts'

/** Finalizing a cart again withdraws its previous order. */
export const orderWithdrawal = ({ jobs }: Pick<AppDeps, 'jobs'>): CartOptions => ({
  withdrawOrder: (tx, orderId, at) => withdrawOrder({ tx, jobs }, orderId, at),
})
