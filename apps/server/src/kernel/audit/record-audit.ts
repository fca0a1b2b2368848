import type { Db } from '#db/database'
import { auditEntries } from './data/audit-tables.ts'

type AuditEntry = {
  /** Set when the act can be undone, so that its entry can be found again. */
  id?: string
  /** Subject and past-tense verb: `PractitionerApproved`. */
  event: string
  actorId: string | null
  subject: { type: string; id: string | null } | { type: string; key: string }
  /** What changed, as ids, keywords and flags: never names, addresses or secrets. */
  details?: Record<string, unknown>
  ipAddress?: string | null
}

/** Writes audit entries in the caller's transaction, so they roll back with it. */
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

/** Writes one audit entry in the caller's transaction. */
export const recordAudit = (tx: Db, entry: AuditEntry, now: Date): Promise<void> =>
  recordAudits(tx, [entry], now)
