import { findAvailableAt, listSoldLines } from '../modules/orders/index.ts'
import type { WalletOptions } from '../modules/wallet/index.ts'

/** What orders know of a commission: when it becomes available, and the lines that it came from. */
export const soldOrders: WalletOptions = { findAvailableAt, listSoldLines }
