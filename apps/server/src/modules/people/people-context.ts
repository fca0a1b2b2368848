import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import type { App } from '../../app-type.ts'

/** Dependencies of this module's use cases. */
export type PeopleContext = Pick<App, 'db' | 'jobs' | 'sealed' | 'config' | 'services'>

/** The same context inside a transaction. */
export type PeopleTransaction = Omit<PeopleContext, 'db'> & { tx: Db }

export const inTransaction = (
  { jobs, sealed, config, services }: PeopleContext,
  tx: Db,
): PeopleTransaction => ({
  jobs,
  sealed,
  config,
  services,
  tx,
})

/** The user concerned, and the caller. */
export type Subject = {
  userId: string
  actor: Actor
  /** The caller's IP address. */
  address: string
}

/** The same, where the caller is only needed for the audit log. */
export type SubjectBy = { userId: string; actor: Pick<Actor, 'userId'> }
