import type { Db } from '#db/database'
import { readBalance, readPending } from './wallet-queries.ts'

/** Whether money of a practitioner is still to be paid, or paid back. */
export async function isMoneyOpen(db: Db, practitionerId: string): Promise<boolean> {
  const { available, pending, reserved } = await readBalance(db, practitionerId)
  const draft = await readPending(db, practitionerId)
  return [available, pending, reserved, draft.amount].some(({ amount }) => amount !== 0)
}
