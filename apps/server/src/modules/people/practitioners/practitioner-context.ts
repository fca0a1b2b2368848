import type { Db } from '#db/database'
import type { Account } from '../../identity/index.ts'
import type { ClientOptions } from '../clients/client-context.ts'

/** What modules above this one know of practitioners, by practitioner. */
export type PractitionerFigures = {
  plansOf: (db: Db, practitionerIds: string[]) => Promise<Map<string, { created: number; shared: number }>>
  ordersOf: (db: Db, practitionerIds: string[]) => Promise<Map<string, number>>
}

/** Called in the transaction that switches a practitioner's commission on or off. */
export type CommissionRights = { commissionRightsChanged: (tx: Db, practitionerId: string) => Promise<void> }

type Erasing = {
  userId: string
  actorId: string
  /** Refuses by throwing, with the account locked, before anything is done. */
  check: (tx: Db, account: Account) => Promise<void>
}

/** Erases an account as its owner would. */
export type Erasure = { eraseUser: (erasing: Erasing, now: Date) => Promise<void> }

export type PractitionerOptions = Pick<ClientOptions, 'clientFigures'> &
  PractitionerFigures &
  CommissionRights &
  Erasure
