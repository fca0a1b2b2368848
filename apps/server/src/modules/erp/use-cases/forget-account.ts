import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { queueErpCall } from '#kernel/outbox/outbox'
import { erpAccounts } from '../data/erp-tables.ts'

export const FORGET_PARTNER = 'forgetErpPartner'

/** Forgets a practitioner's account and has the ERP told, in the caller's transaction. */
export async function forgetErpAccount(
  { tx, jobs }: { tx: Db; jobs: Pick<Jobs, 'send'> },
  practitionerId: string,
  now: Date,
): Promise<void> {
  const known = await tx.delete(erpAccounts).where(eq(erpAccounts.practitionerId, practitionerId)).returning()
  if (known.length === 0) return
  // What the ERP said when it refused may name the practitioner.
  const calls = known.flatMap(({ callId }) => callId ?? [])
  await tx.delete(outboxMessages).where(inArray(outboxMessages.id, calls))
  await queueErpCall({ tx, jobs }, { template: FORGET_PARTNER, props: { practitionerId } }, now)
}
