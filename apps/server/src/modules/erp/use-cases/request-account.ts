import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import type { Jobs } from '#kernel/jobs/jobs'
import { erpAccounts } from '../data/erp-tables.ts'

export const MAKE_ERP_ACCOUNT = 'make-erp-account'

/** Asks the ERP for a practitioner's account; asked again nothing more happens. */
export async function requestErpAccount(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'send'> },
  { practitionerId, requestedBy }: { practitionerId: string; requestedBy: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const asked = await tx
      .insert(erpAccounts)
      .values({ practitionerId, requestedBy, requestedAt: now })
      .onConflictDoNothing()
      .returning({ practitionerId: erpAccounts.practitionerId })
    if (asked.length === 0) return
    await jobs.send(tx, MAKE_ERP_ACCOUNT, { practitionerId })
    const subject = { type: 'User', id: practitionerId }
    await recordAudit(tx, { event: 'ErpAccountRequested', actorId: requestedBy, subject }, now)
  })
}
