import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { App } from '../../../../app-type.ts'
import { practitioners } from '../../practitioners/data/practitioner-tables.ts'
import { bankAccounts, financialInfos, userAddresses } from '../../profile/data/settings-tables.ts'

/** The queue that has a practitioner's pending commission follow its flags. */
export const COMMISSION_RIGHTS_CHANGED = 'wallet.follow-commission-rights'

type Following = { tx: Db } & Pick<App, 'jobs'>

/** Whether a practitioner has a bank account, a business with its tax status, and a whole billing address. */
async function isComplete(tx: Db, practitionerId: string): Promise<boolean> {
  const isBilling = and(
    eq(userAddresses.userId, practitionerId),
    eq(userAddresses.kind, 'Billing'),
    eq(userAddresses.isComplete, true),
  )
  const [found] = await tx
    .select({ userId: practitioners.userId })
    .from(practitioners)
    .where(
      and(
        eq(practitioners.userId, practitionerId),
        sql`exists (select from ${bankAccounts} where ${eq(bankAccounts.practitionerId, practitionerId)})`,
        sql`exists (select from ${financialInfos} where ${eq(financialInfos.practitionerId, practitionerId)})`,
        sql`exists (select from ${userAddresses} where ${isBilling})`,
      ),
    )
  return found !== undefined
}

/**
 * Writes a part of a practitioner's business account, whose account row the caller has locked. By the write that
 * completes it commission is switched on, by one that takes a part away it is switched off, and what is pending follows by
 * a job; any other write leaves the switch as it is, since an admin may have turned it.
 */
export async function followBusinessAccount<T>(
  { tx, jobs }: Following,
  practitionerId: string,
  write: () => Promise<T>,
): Promise<T> {
  const wasComplete = await isComplete(tx, practitionerId)
  const written = await write()
  const isCommissionEnabled = await isComplete(tx, practitionerId)
  if (isCommissionEnabled === wasComplete) return written
  await tx.update(practitioners).set({ isCommissionEnabled }).where(eq(practitioners.userId, practitionerId))
  await jobs.send(tx, COMMISSION_RIGHTS_CHANGED, { practitionerId })
  return written
}
