import type { ChatHours, ChatHoursChange } from '@salvia/contract/chat/chat-hours'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { isOutdated, Outdated } from '#kernel/domain-error'
import { chatHours } from '../data/chat-tables.ts'
import { readHours } from '../data/hours-queries.ts'

/**
 * Changes when customer service answers; omitted days are unchanged. What waits already is mailed when it was to be.
 * Throws precondition with the current hours if someone else saved since `version` was read.
 */
export function changeHours(
  db: Db,
  { actorId, version }: { actorId: string; version: number | undefined },
  given: ChatHoursChange,
  now: Date,
): Promise<ChatHours> {
  const fields = given.daysOff ? { ...given, daysOff: [...new Set(given.daysOff)].sort() } : given
  return db.transaction(async (tx) => {
    await oneAtATime(tx, 'chat-hours')
    const current = await readHours(tx)
    if (isOutdated(version, current))
      throw new Outdated('Someone else saved the opening hours meanwhile.', current)
    const changes = changedFields(current, fields)
    const subject = { type: 'ChatHours', key: 'chat' }
    await recordAudit(tx, { event: 'ChatHoursChanged', actorId, subject, details: { changes } }, now)
    if (changes.length === 0) return current
    const { version: read, daysOff, ...week } = { ...current, ...fields }
    const set = { version: read + 1, week, daysOff, updatedAt: now }
    await tx.insert(chatHours).values(set).onConflictDoUpdate({ target: chatHours.id, set })
    return readHours(tx)
  })
}
