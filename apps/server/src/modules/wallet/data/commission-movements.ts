import { sql } from 'drizzle-orm'
import { walletTransactions } from './wallet-tables.ts'

/** Beside each commission, laterally: its id, and those of the adjustments that took of it back once it was posted. */
export const movementsOfCommission = sql`(
  select ${walletTransactions.id} as id
  union all
  select adjustment.id from ${walletTransactions} adjustment
  where adjustment.order_id = ${walletTransactions.orderId} and adjustment.type = 'Adjustment') as of_commission`
