import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { ErpPartner, ErpService } from '../../../services/erp/erp.ts'
import { erpAccounts } from '../data/erp-tables.ts'

export type Making = {
  db: Db
  erp: ErpService
  /** What the ERP receives about a practitioner; null for a deleted one. */
  describePartner: (practitionerId: string) => Promise<ErpPartner | null>
}

/** Creates the requested account; does nothing if it exists or its practitioner is gone. */
export async function makeAccount(
  { db, erp, describePartner }: Making,
  practitionerId: string,
  now: Date,
): Promise<void> {
  const isWaiting = and(eq(erpAccounts.practitionerId, practitionerId), isNull(erpAccounts.accountId))
  const [waiting] = await db.select().from(erpAccounts).where(isWaiting)
  const partner = waiting ? await describePartner(practitionerId) : null
  if (!partner) return
  const accountId = await erp.makePartner(partner)
  await db.update(erpAccounts).set({ accountId, madeAt: now }).where(isWaiting)
}
