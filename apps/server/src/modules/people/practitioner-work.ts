import type { Db } from '#db/database'
import type { ClientOptions } from './client-work.ts'

/** What modules above this one know of practitioners, by practitioner. */
export type PractitionerFigures = {
  plansOf: (db: Db, practitionerIds: string[]) => Promise<Map<string, { created: number; shared: number }>>
  ordersOf: (db: Db, practitionerIds: string[]) => Promise<Map<string, number>>
}

/** Told in the transaction that switches a practitioner's commission on or off. */
export type CommissionRights = { commissionRightsChanged: (tx: Db, practitionerId: string) => Promise<void> }

export type PractitionerOptions = Pick<ClientOptions, 'clientFigures'> &
  PractitionerFigures &
  CommissionRights
