import type { Db } from '#db/database'
import type { Account } from '../../identity/index.ts'
import type { ClientOptions } from '../clients/client-context.ts'

/** What modules above this one know about practitioners, by practitioner. */
export type PractitionerFigures = {
  plansOf: (db: Db, practitionerIds: string[]) => Promise<Map<string, { created: number; shared: number }>>
  ordersOf: (db: Db, practitionerIds: string[]) => Promise<Map<string, number>>
}

type Erasing = {
  userId: string
  actorId: string
  /** Throws to refuse, with the account locked, before anything is done. */
  check: (tx: Db, account: Account) => Promise<void>
}

/** Erases an account by the same rules as its owner would. */
export type Erasure = { eraseUser: (erasing: Erasing, now: Date) => Promise<void> }

export type PractitionerOptions = Pick<ClientOptions, 'clientFigures' | 'alertsOfClient'> &
  PractitionerFigures &
  Erasure
