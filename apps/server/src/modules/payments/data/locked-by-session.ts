import { sql } from 'drizzle-orm'
import { lockingBy } from '../../orders/index.ts'
import { paymentAttempts } from './payment-tables.ts'

/** Locks the order of a payment session. */
export const lockOrderOfSession = lockingBy(
  'locked_order_of_session',
  sql`(select ${paymentAttempts.orderId} from ${paymentAttempts}
    where ${paymentAttempts.sessionId} = ${sql.placeholder('key')})`,
)
