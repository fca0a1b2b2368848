import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import type { ClientContext } from '../client-context.ts'
import { clientFiles } from '../data/client-tables.ts'

type Decision = { actor: Actor; fileId: string; decision: 'Keep' | 'Delete' }

/**
 * A practitioner's decision on their own file of an erased client: keeping it closes the question, deleting it also
 * removes the plans no other client has. Throws not-found if it is someone else's or already decided.
 */
export function decideFile(
  { db, dropPlans }: Pick<ClientContext, 'db' | 'dropPlans'>,
  { actor, fileId, decision }: Decision,
  now: Date,
): Promise<void> {
  const { userId: practitionerId } = actor
  return db.transaction(async (tx) => {
    const [file] = await tx
      .update(clientFiles)
      .set({ decision, decidedAt: now })
      .where(
        and(
          eq(clientFiles.id, fileId),
          eq(clientFiles.practitionerId, practitionerId),
          isNull(clientFiles.decidedAt),
        ),
      )
      .returning()
    if (!file) throw notFound('file')
    if (decision === 'Delete') {
      await dropPlans(tx, { practitionerId, planIds: file.planIds }, now)
      await tx.delete(clientFiles).where(eq(clientFiles.id, fileId))
    }
    const event = decision === 'Delete' ? 'ClientFileDeleted' : 'ClientFileKept'
    const subject = { type: 'ClientFile', id: fileId }
    await recordAudit(tx, { event, actorId: practitionerId, subject }, now)
  })
}
