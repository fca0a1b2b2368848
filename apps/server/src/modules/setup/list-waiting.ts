import type { WaitingLine } from '@salvia/contract/setup/admin-setup'
import { type WaitingWork, waitingWork } from '@salvia/contract/words/setup'
import type { Db } from '#db/database'
import { countReadyImports } from '../catalogue/index.ts'
import { countOpenWithdrawals, countOrdersNotSent, countWaitingOrders } from '../orders/index.ts'
import { countFailedMessages } from '../outbox/index.ts'
import { countDisputesToAnswer } from '../payments/index.ts'
import { countWaitingCertificates, countWaitingPractitioners } from '../people/index.ts'

type Count = (db: Db) => Promise<{ count: number; since: Date | null } | undefined>

const counts: Record<WaitingWork, Count> = {
  orders: countWaitingOrders,
  notSent: countOrdersNotSent,
  withdrawals: countOpenWithdrawals,
  disputes: countDisputesToAnswer,
  practitioners: countWaitingPractitioners,
  credentials: countWaitingCertificates,
  messages: countFailedMessages,
  imports: countReadyImports,
}

/** What waits for an admin, the most pressing first, with how many and since when. Kinds of work with nothing waiting are left out. */
export async function listWaiting(db: Db): Promise<WaitingLine[]> {
  const lines = await Promise.all(
    waitingWork.map(async (work) => {
      const { count = 0, since = null } = (await counts[work](db)) ?? {}
      return since === null ? [] : [{ work, count, since: since.toISOString() }]
    }),
  )
  return lines.flat()
}
