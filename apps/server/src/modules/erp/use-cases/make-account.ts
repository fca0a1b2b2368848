import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import type { ErpPartner, ErpService } from '../../../services/erp/erp.ts'
import { erpAccounts } from '../data/erp-tables.ts'
import { MAKE_ERP_ACCOUNT } from './request-account.ts'

type Making = {
  db: Db
  erp: ErpService
  /** What the ERP is told of a practitioner; null for one that is gone. */
  describePartner: (practitionerId: string) => Promise<ErpPartner | null>
}

async function makeAccount({ db, erp, describePartner }: Making, practitionerId: string, now: Date) {
  const isWaiting = and(eq(erpAccounts.practitionerId, practitionerId), isNull(erpAccounts.accountId))
  const [waiting] = await db.select().from(erpAccounts).where(isWaiting)
  const partner = waiting ? await describePartner(practitionerId) : null
  if (!partner) return
  const accountId = await erp.makePartner(partner)
  await db.update(erpAccounts).set({ accountId, madeAt: now }).where(isWaiting)
}

/** Makes the accounts that were asked for, with the queue's retries. */
export function makeErpAccounts(jobs: Pick<Jobs, 'on'>, making: Making, now: () => Date): void {
  jobs.on<{ practitionerId: string }>({
    queue: MAKE_ERP_ACCOUNT,
    work: ({ practitionerId }) => makeAccount(making, practitionerId, now()),
  })
}
