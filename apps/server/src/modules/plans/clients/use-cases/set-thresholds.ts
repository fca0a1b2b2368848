import type { AlertDays } from '@salvia/rules/plans/adherence-alert'
import type { Db } from '#db/database'
import { makeAllDue } from '../data/follow-queries.ts'
import { alertThresholds } from '../data/threshold-tables.ts'

/** Sets the days after which a practitioner's alerts are due; a job applies them to the clients at once. */
export function setThresholds(
  db: Db,
  { practitionerId, days }: { practitionerId: string; days: AlertDays },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .insert(alertThresholds)
      .values({ practitionerId, ...days })
      .onConflictDoUpdate({ target: alertThresholds.practitionerId, set: days })
    await makeAllDue(tx, practitionerId, now)
  })
}
