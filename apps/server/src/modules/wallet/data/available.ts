import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { ledgerAccounts } from './ledger-tables.ts'

const accountOf = (practitionerId: string) => `available:${practitionerId}`

/**
 * EUR cents that each of these practitioners may spend, locked until the caller's transaction ends, so that they are spent
 * once. In the order of the accounts, as postings lock them.
 */
export async function lockAvailableOf(tx: Db, practitionerIds: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, practitionerIds.map(accountOf)))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update')
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]))
  return new Map(practitionerIds.map((id) => [id, balances.get(accountOf(id)) ?? 0]))
}

/** The same of one practitioner. */
export const lockAvailable = async (tx: Db, practitionerId: string): Promise<number> =>
  (await lockAvailableOf(tx, [practitionerId])).get(practitionerId) ?? 0
