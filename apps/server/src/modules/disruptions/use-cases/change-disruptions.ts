import type { DisruptionChange } from '@salvia/contract/disruptions/disruptions'
import { versionsById } from '@salvia/contract/versions'
import type { DisruptionStatus } from '@salvia/contract/words/disruptions'
import { isNeverPublic } from '@salvia/rules/disruptions/disruption-state'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { changedFields } from '#kernel/audit/changed-fields'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { getDisruption } from '../data/disruption-queries.ts'
import { disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
import { areNoticesLeft } from '../data/disruption-user-queries.ts'
import {
  COMPUTE_USERS,
  type DisruptionContext,
  subjectOf,
  TELL_PRACTITIONERS,
} from '../disruption-context.ts'
import { checkDisruption } from './check-disruption.ts'
import { moveDisruption, writeDisruption } from './move-disruption.ts'
import { takeBackUnsent, withholdGivenUp } from './take-back-unsent.ts'

type Row = typeof productDisruptions.$inferSelect
type Fields = Partial<Omit<DisruptionChange, 'ids' | 'versions' | 'status'>>
type Acting = { actorId: string; now: Date }

/** Locked in one order; throws not-found when one is missing. */
async function lockDisruptions(tx: Db, ids: string[]): Promise<Row[]> {
  const asked = [...new Set(ids)]
  const rows = await tx
    .select()
    .from(productDisruptions)
    .where(inArray(productDisruptions.id, asked))
    .orderBy(asc(productDisruptions.id))
    .for('update')
  if (rows.length < asked.length) throw notFound('disruption')
  return rows
}

/** What entering a status brings with it. */
const onEntering: Partial<
  Record<DisruptionStatus, (tx: Db, context: DisruptionContext, row: Row) => Promise<void>>
> = {
  async Draft(tx, _, { id }) {
    await tx.delete(disruptionUsers).where(eq(disruptionUsers.disruptionId, id))
    await tx.update(productDisruptions).set({ computedAt: null }).where(eq(productDisruptions.id, id))
  },
  async Ready(tx, { jobs }, { id: disruptionId }) {
    await jobs.send(tx, COMPUTE_USERS, { disruptionId })
  },
  async Active(tx, { jobs, now }, { id: disruptionId, status, computedAt }) {
    if (status === 'Resolved') await takeBackUnsent(tx, disruptionId, now())
    if (computedAt === null)
      throw conflict('disruption_not_computed', 'Who is touched is still being found out.')
    await jobs.send(tx, TELL_PRACTITIONERS, { disruptionId })
  },
  // Addresses were given for this product alone: nothing is left to tell them. What is still tried would be said late,
  // perhaps while the product is in another disruption, which takes back its own notices alone.
  async Closed(tx, { now }, { id }) {
    if (await areNoticesLeft(tx, id))
      throw conflict('disruption_noticing', 'Notices are being sent. Close it when they are out.')
    await withholdGivenUp(tx, id, now())
    const isAddress = and(eq(disruptionUsers.disruptionId, id), isNotNull(disruptionUsers.email))
    await tx.delete(disruptionUsers).where(isAddress)
  },
}

/** What the fields change, for the log. Throws invalid. */
async function checkFields(tx: Db, row: Row, fields: Fields): Promise<object[]> {
  const after = { ...row, ...fields }
  await checkDisruption(tx, after, row.replacementProductId)
  // The team's note may name people: the log says that it changed, not what it says.
  const { note, ...plain } = fields
  const noted = note === undefined || note === row.note ? [] : [{ field: 'note' }]
  return [...changedFields({ ...row }, plain), ...noted]
}

async function changeOne(
  tx: Db,
  context: DisruptionContext,
  row: Row,
  { status, fields, actorId, now }: Acting & { status: DisruptionStatus | undefined; fields: Fields },
): Promise<void> {
  const isMoved = status !== undefined && status !== row.status
  if (row.status === 'Closed' && (isMoved || Object.keys(fields).length > 0))
    throw conflict('disruption_state', 'A closed disruption is not changed.')
  const changes = await checkFields(tx, row, fields)
  if (changes.length === 0 && !isMoved) return
  await writeDisruption(tx, row, { fields, now })
  if (isMoved) {
    await moveDisruption(tx, row, { to: status, actorId, now })
    await onEntering[status]?.(tx, context, row)
    changes.push({ field: 'status', from: row.status, to: status })
  }
  const entry = { event: 'DisruptionChanged', actorId, subject: subjectOf(row.id), details: { changes } }
  await recordAudit(tx, entry, now)
}

/**
 * Changes disruptions and moves them to a status: all or none. Becoming ready starts the job that finds out who is
 * touched, becoming active tells their practitioners. Throws not-found, invalid, conflict for a way that a status
 * refuses, and precondition with the current record when one was changed since its version of `versions`.
 */
export function changeDisruptions(
  context: DisruptionContext,
  { change, actorId }: { change: DisruptionChange; actorId: string },
): Promise<void> {
  const { ids, versions, status, ...given } = change
  const read = versionsById({ ids, versions })
  const fields = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Fields
  const now = context.now()
  return context.db.transaction(async (tx) => {
    for (const row of await lockDisruptions(tx, ids)) {
      if (isOutdated(read.get(row.id), row))
        throw new Outdated('Someone else saved this disruption meanwhile.', await getDisruption(tx, row.id))
      await changeOne(tx, context, row, { status, fields, actorId, now })
    }
  })
}

/** Deletes disruptions that never were public: all or none. Throws not-found, and conflict for one that was, or is
 * closed. */
export function deleteDisruptions(
  db: Db,
  { ids, actorId }: { ids: string[]; actorId: string },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { id, status, productId } of await lockDisruptions(tx, ids)) {
      if (!isNeverPublic(status)) throw conflict('disruption_kept', 'What was public or is closed is kept.')
      await tx.delete(productDisruptions).where(eq(productDisruptions.id, id))
      const entry = { event: 'DisruptionDeleted', actorId, subject: subjectOf(id), details: { productId } }
      await recordAudit(tx, entry, now)
    }
  })
}
