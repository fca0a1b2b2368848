import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import type { App } from '../../app-type.ts'

/** What the use cases of this module work with. */
export type PeopleWork = Pick<App, 'db' | 'jobs' | 'sealed' | 'config' | 'services'>

/** The same inside a transaction. */
export type PeopleWorkIn = Omit<PeopleWork, 'db'> & { tx: Db }

export const within = ({ jobs, sealed, config, services }: PeopleWork, tx: Db): PeopleWorkIn => ({
  jobs,
  sealed,
  config,
  services,
  tx,
})

/** Whose record a call is about, and who makes it. */
export type Concerned = {
  userId: string
  actor: Actor
  /** Where the caller asks from. */
  address: string
}

/** The same where who makes the call only needs a name in the log. */
export type ConcernedBy = { userId: string; actor: Pick<Actor, 'userId'> }
