import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import type { App } from '../../app-type.ts'

/** What the use cases of this module work with. */
export type PeopleContext = Pick<App, 'db' | 'jobs' | 'sealed' | 'config' | 'services'>

/** The same inside a transaction. */
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

/** Whose record a call is about, and who makes it. */
export type Subject = {
  userId: string
  actor: Actor
  /** Where the caller asks from. */
  address: string
}

/** The same where who makes the call only needs a name in the log. */
export type SubjectBy = { userId: string; actor: Pick<Actor, 'userId'> }
