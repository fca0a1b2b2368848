import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { recordAudit } from '#kernel/audit/record-audit'
import type { Jobs } from '#kernel/jobs/jobs'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { queueErpCall, resendMessage } from '#kernel/outbox/outbox'
import { erpAccounts } from '../data/erp-tables.ts'

export const MAKE_ACCOUNT = 'makeErpAccount'

type Account = typeof erpAccounts.$inferSelect

async function lockAccount(tx: Db, account: { practitionerId: string; requestedAt: Date }): Promise<Account> {
  await tx.insert(erpAccounts).values(account).onConflictDoNothing()
  const isIt = eq(erpAccounts.practitionerId, account.practitionerId)
  return one(await tx.select().from(erpAccounts).where(isIt).for('update'))
}

async function findCall(tx: Db, { callId }: Account) {
  if (callId === null) return null
  const [call] = await tx.select().from(outboxMessages).where(eq(outboxMessages.id, callId))
  return call ?? null
}

/** Requests an ERP account for a practitioner; repeating does nothing unless the last attempt failed. */
export async function requestErpAccount(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'send'> },
  { practitionerId, requestedBy }: { practitionerId: string; requestedBy: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, { practitionerId, requestedAt: now })
    if (account.accountId !== null) return
    const last = await findCall(tx, account)
    if (last?.state === 'Waiting') return
    if (last) await resendMessage({ tx, jobs }, last.id)
    const call = { template: MAKE_ACCOUNT, props: { practitionerId } } as const
    const callId = last?.id ?? (await queueErpCall({ tx, jobs }, call, now))
    await tx
      .update(erpAccounts)
      .set({ callId, requestedBy, requestedAt: now })
      .where(eq(erpAccounts.practitionerId, practitionerId))
    const subject = { type: 'User', id: practitionerId }
    await recordAudit(tx, { event: 'ErpAccountRequested', actorId: requestedBy, subject }, now)
  })
}
