import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { queueErpCall } from '#kernel/outbox/outbox'
import { erpAccounts } from '../data/erp-tables.ts'

export const FORGET_PARTNER = 'forgetErpPartner'

type Queue = { tx: Db; jobs: Pick<Jobs, 'send'> }

/** Queues the call that has the ERP forget a practitioner, in the caller's transaction. */
export const queueForgetting = (queue: Queue, practitionerId: string, now: Date): Promise<string> =>
  queueErpCall(queue, { template: FORGET_PARTNER, props: { practitionerId } }, now)

/** Deletes a practitioner's account and queues the call that informs the ERP, in the caller's transaction. */
export async function forgetErpAccount(
  { tx, jobs }: Queue,
  practitionerId: string,
  now: Date,
): Promise<void> {
  const known = await tx.delete(erpAccounts).where(eq(erpAccounts.practitionerId, practitionerId)).returning()
  if (known.length === 0) return
  // The ERP's error message may name the practitioner.
  const calls = known.flatMap(({ callId }) => callId ?? [])
  await tx.delete(outboxMessages).where(inArray(outboxMessages.id, calls))
  await queueForgetting({ tx, jobs }, practitionerId, now)
}
