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
import { beginExport, isInProgress } from './move-export.ts'

const limit = { name: 'data-exports', max: 5, lengthMs: DAY_MS }

type RequestExport = {
  actor: Actor
  /** IANA name of the zone that the readable file is written in. */
  timeZone: string
}

/**
 * Has a job collect all data of the caller; an export in progress is returned instead of starting a second, a dead one
 * is replaced. Throws TooMany past five a day.
 */
export async function requestExport(
  context: PrivacyContext,
  { actor, timeZone }: RequestExport,
  now: Date,
): Promise<DataExport> {
  const { userId, languageCode } = actor
  await consumeLimit(context, limit, userId, now)
  return context.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await failDeadExports(tx, now, userId)
    const [making] = await tx
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.userId, userId), isInProgress))
    if (making) return toExport(making)
    const made = await beginExport(tx, { id: newId(), userId, languageCode, timeZone, requestedAt: now })
    await context.jobs.send(tx, MAKE_EXPORT, { exportId: made.id })
    const subject = { type: 'User', id: userId }
    await recordAudit(tx, { event: 'DataExportRequested', actorId: userId, subject }, now)
    return toExport(made)
  })
}
