import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { ledgerAccounts } from './ledger-tables.ts'

/** EUR cents that a practitioner may spend, locked until the caller's transaction ends, so that they are spent once. */
export async function lockAvailable(tx: Db, practitionerId: string): Promise<number> {
  const [account] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, `available:${practitionerId}`))
    .for('no key update')
  return account?.balance ?? 0
}
