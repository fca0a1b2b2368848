import type { Db } from '#db/database'
import { readBalance } from './wallet-queries.ts'

/** Whether a practitioner has outstanding money, to be paid or paid back. */
export async function isMoneyOpen(db: Db, practitionerId: string): Promise<boolean> {
  const balance = await readBalance(db, practitionerId)
  return Object.values(balance).some(({ amount }) => amount !== 0)
}
