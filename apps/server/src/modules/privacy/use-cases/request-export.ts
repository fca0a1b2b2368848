import { DAY_MS } from '@salvia/contract/durations'
import type { DataExport } from '@salvia/contract/privacy/privacy'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import type { Actor } from '#kernel/http/actor'
import { newId } from '#kernel/ids'
import { consumeLimit } from '#kernel/limits/consume-limit'
import { lockAccount } from '../../identity/index.ts'
import { dataExports } from '../data/privacy-tables.ts'
import type { PrivacyContext } from '../privacy-context.ts'
import { toExport } from '../to-export.ts'
import { failDeadExports } from './fail-dead-exports.ts'
import { MAKE_EXPORT } from './make-export.ts'
import { beginExport, isMaking } from './move-export.ts'

const limit = { name: 'data-exports', max: 5, lengthMs: DAY_MS }

/**
 * Has all data of the caller collected by a job; one that is being made is answered instead of a second, one that
 * nothing makes any more is replaced. Throws TooMany past five a day.
 */
export async function requestExport(context: PrivacyContext, actor: Actor, now: Date): Promise<DataExport> {
  const { userId, languageCode } = actor
  await consumeLimit(context, limit, userId, now)
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await failDeadExports(tx, now, userId)
    const [making] = await tx
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.userId, userId), isMaking))
    if (making) return toExport(making)
    const made = await beginExport(tx, { id: newId(), userId, languageCode, requestedAt: now })
    await context.jobs.send(tx, MAKE_EXPORT, { exportId: made.id })
    const subject = { type: 'User', id: userId }
    await recordAudit(tx, { event: 'DataExportRequested', actorId: userId, subject }, now)
    return toExport(made)
  })
}
