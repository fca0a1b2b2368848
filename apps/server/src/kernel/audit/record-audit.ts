import type { Db } from '#db/database'
import { auditEntries } from './data/audit-tables.ts'

type AuditEntry = {
  /** By which the act can be found again, where it can be taken back. */
  id?: string
  /** A verb in the past with its subject: `PractitionerApproved`. */
  event: string
  actorId: string | null
  subject: { type: string; id: string | null } | { type: string; key: string }
  /** What changed, as ids, words and flags: never names, addresses or secrets. */
  details?: Record<string, unknown>
  ipAddress?: string | null
}

/** Writes entries of the audit log in the caller's transaction: what is rolled back was not done. */
export async function recordAudits(tx: Db, entries: AuditEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ subject, details = {}, ipAddress = null, ...rest }) => ({
    ...rest,
    at: now,
    subjectType: subject.type,
    subjectId: 'id' in subject ? subject.id : null,
    subjectKey: 'key' in subject ? subject.key : null,
    details,
    ipAddress,
  }))
  await tx.insert(auditEntries).values(rows)
}

/** Writes one entry of the audit log in the caller's transaction. */
export const recordAudit = (tx: Db, entry: AuditEntry, now: Date): Promise<void> =>
  recordAudits(tx, [entry], now)
