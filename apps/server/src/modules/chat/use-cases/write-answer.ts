import type { ChatAnswer, ChatAnswerChange, ChatAnswerInput } from '@salvia/contract/chat/chat-answers'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { toAnswer } from '../data/answer-queries.ts'
import { chatAnswers } from '../data/chat-tables.ts'

/** Makes a prepared answer. */
export function createAnswer(
  db: Db,
  { input, actorId }: { input: ChatAnswerInput; actorId: string },
  now: Date,
): Promise<ChatAnswer> {
  return db.transaction(async (tx) => {
    const values = { ...input, updatedAt: now }
    const made = one(await tx.insert(chatAnswers).values(values).returning())
    const subject = { type: 'ChatAnswer', key: made.id }
    const changes = changedFields({}, input)
    await recordAudit(tx, { event: 'ChatAnswerCreated', actorId, subject, details: { changes } }, now)
    return toAnswer(made)
  })
}

type Saving = { id: string; actorId: string; version: number | undefined }

/**
 * Changes a prepared answer; messages that were sent stay as they are. Throws not-found, and precondition with the
 * current answer if someone else saved since `version` was read.
 */
export function changeAnswer(
  db: Db,
  { id, actorId, version }: Saving,
  fields: ChatAnswerChange,
  now: Date,
): Promise<ChatAnswer> {
  return db.transaction(async (tx) => {
    const isIt = eq(chatAnswers.id, id)
    const [locked] = await tx.select().from(chatAnswers).where(isIt).for('update')
    if (!locked) throw notFound('answer')
    const current = toAnswer(locked)
    if (isOutdated(version, current)) throw new Outdated('Someone else saved this answer meanwhile.', current)
    const changes = changedFields(current, fields)
    const subject = { type: 'ChatAnswer', key: id }
    await recordAudit(tx, { event: 'ChatAnswerChanged', actorId, subject, details: { changes } }, now)
    if (changes.length === 0) return current
    const set = { ...fields, version: current.version + 1, updatedAt: now }
    return toAnswer(one(await tx.update(chatAnswers).set(set).where(isIt).returning()))
  })
}
