import { recordAudit } from '#kernel/audit/record-audit'
import { drawFile } from '../draw-file.ts'
import type { PayoutContext } from '../payout-context.ts'

/** A file of payouts, for an admin whom the audit log names: it holds account numbers. Throws not-found. */
export async function takeFile(
  context: PayoutContext,
  { fileId, actorId }: { fileId: string; actorId: string },
  now: Date,
) {
  const file = await drawFile(context, fileId)
  const subject = { type: 'PayoutFile', id: fileId }
  await recordAudit(context.db, { event: 'PayoutFileTaken', actorId, subject }, now)
  return file
}
