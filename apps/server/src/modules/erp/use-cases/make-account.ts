import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { inTurn } from '#kernel/outbox/in-turn'
import type { ErpPartner, ErpService } from '../../../services/erp/erp.ts'
import { erpAccounts } from '../data/erp-tables.ts'
import { queueForgetting } from './forget-account.ts'

export type Making = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  erp: ErpService
  /** What the ERP receives about a practitioner; null for a deleted one. */
  describePartner: (practitionerId: string) => Promise<ErpPartner | null>
}

/**
 * Creates the requested account; does nothing if it exists or its practitioner is gone. One whose practitioner is
 * erased meanwhile is forgotten again.
 */
export async function makeAccount(
  { db, jobs, erp, describePartner }: Making,
  practitionerId: string,
  now: Date,
): Promise<void> {
  const isWaiting = and(eq(erpAccounts.practitionerId, practitionerId), isNull(erpAccounts.accountId))
  const partner = await inTurn(async () => {
    const [waiting] = await db.select().from(erpAccounts).where(isWaiting)
    return waiting ? describePartner(practitionerId) : null
  })
  if (!partner) return
  const accountId = await erp.makePartner(partner)
  await inTurn(() =>
    db.transaction(async (tx) => {
      const isTheirs = eq(erpAccounts.practitionerId, practitionerId)
      const kept = await tx.update(erpAccounts).set({ accountId, madeAt: now }).where(isTheirs).returning()
      // Erased meanwhile: the request to erase may have reached the ERP before it had made the partner.
      if (kept.length === 0) await queueForgetting({ tx, jobs }, practitionerId, now)
    }),
  )
}
