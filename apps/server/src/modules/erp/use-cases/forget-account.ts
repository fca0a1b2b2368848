import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import type { ErpService } from '../../../services/erp/erp.ts'
import { partnerReference } from '../../../services/erp/partner-reference.ts'
import { erpAccounts } from '../data/erp-tables.ts'

const FORGET_PARTNER = 'forget-erp-partner'

/** Forgets a practitioner's account and has the ERP told, in the caller's transaction. */
export async function forgetErpAccount(
  { tx, jobs }: { tx: Db; jobs: Pick<Jobs, 'send'> },
  practitionerId: string,
): Promise<void> {
  const known = await tx.delete(erpAccounts).where(eq(erpAccounts.practitionerId, practitionerId)).returning()
  if (known.length > 0) await jobs.send(tx, FORGET_PARTNER, { practitionerId })
}

/** Tells the ERP whom it should forget, with the queue's retries. */
export function forgetErpPartners(jobs: Pick<Jobs, 'on'>, erp: ErpService): void {
  jobs.on<{ practitionerId: string }>({
    queue: FORGET_PARTNER,
    work: ({ practitionerId }) => erp.forgetPartner(partnerReference(practitionerId)),
  })
}
