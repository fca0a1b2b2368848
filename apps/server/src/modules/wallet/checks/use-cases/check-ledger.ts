import { utcDay } from '@salvia/rules/format/days'
import { recordAudit } from '#kernel/audit/record-audit'
import type { App } from '../../../../app-type.ts'
import { findLedgerFaults, keepLedgerCheck, sumAccounts } from '../data/ledger-check-queries.ts'

/**
 * Checks what must hold in the ledger and keeps the result of the day for accounting: entries sum to zero, a balance is
 * the sum of its postings, and each movement is what the ledger holds of it. All of it as of one moment. May be repeated.
 */
export async function checkLedger(
  { db, log }: Pick<App, 'db' | 'log'>,
  now: Date,
  actorId: string | null = null,
) {
  const check = await db.transaction(
    async (tx) => {
      const found = { accounts: await sumAccounts(tx), findings: await findLedgerFaults(tx) }
      return { day: utcDay(now), checkedAt: now, ...found }
    },
    { isolationLevel: 'repeatable read' },
  )
  await db.transaction(async (tx) => {
    await keepLedgerCheck(tx, check)
    if (actorId === null) return
    const subject = { type: 'LedgerCheck', key: check.day }
    await recordAudit(tx, { event: 'LedgerChecked', actorId, subject }, now)
  })
  if (check.findings.length > 0) log.error({ findings: check.findings.length }, 'ledger_differs')
  return check
}
