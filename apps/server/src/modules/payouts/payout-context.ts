import type { Db } from '#db/database'
import type { App } from '../../app-type.ts'

/** Dependencies of this module's use cases. Inside a transaction `tx` replaces `db`. */
export type PayoutContext = Pick<App, 'db' | 'jobs' | 'sealed' | 'config'>
export type PayoutTransaction = Omit<PayoutContext, 'db'> & { tx: Db }

/** The same context inside a transaction. */
export const inTransaction = ({ jobs, sealed, config }: PayoutContext, tx: Db): PayoutTransaction => ({
  jobs,
  sealed,
  config,
  tx,
})
