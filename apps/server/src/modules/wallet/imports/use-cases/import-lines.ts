import { commissionCompleted, commissionPending } from '@salvia/rules/wallet/commission-entries'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inOneStatement } from '#db/statements'
import { newId } from '#kernel/ids'
import { closedStatuses, users } from '../../../identity/index.ts'
import { practitioners } from '../../../people/index.ts'
import { type EntryToPost, entryWrites } from '../../data/entry-writes.ts'
import { mayReceive } from '../../data/may-receive.ts'
import { insertImported } from '../../use-cases/move-transactions.ts'
import type { commissionImportLines } from '../data/commission-import-tables.ts'

type Line = typeof commissionImportLines.$inferSelect
export type LineDone = Pick<Line, 'line' | 'outcome' | 'transactionId'>
export type LineBatch = { actorId: string; lines: Line[] }

type Payable = { practitionerId: string; amount: number; mayReceive: boolean; line: Line }

/** Practitioners who are neither suspended nor erased, with whether they may receive commission now. */
async function findReceivers(tx: Db, ids: string[], now: Date): Promise<Map<string, boolean>> {
  const rows = await tx
    .select({ id: users.id, receiver: practitioners.userId })
    .from(users)
    .leftJoin(practitioners, and(eq(practitioners.userId, users.id), mayReceive(now)))
    .where(and(inArray(users.id, ids), notInArray(users.userStatusId, closedStatuses)))
    .for('share', { of: users })
  return new Map(rows.map(({ id, receiver }) => [id, receiver !== null]))
}

function payableOf(lines: Line[], receivers: Map<string, boolean>): Payable[] {
  return lines.flatMap((line) => {
    const { practitionerId, amount } = line
    if (practitionerId === null || amount === null) return []
    const entitled = receivers.get(practitionerId)
    return entitled === undefined ? [] : [{ practitionerId, amount, mayReceive: entitled, line }]
  })
}

/** Promised and, for those who may receive it, completed at once. */
function entriesOf({ practitionerId, amount, mayReceive: isCompleted }: Payable, transactionId: string) {
  const commission = { practitionerId, amount: { amount, currency: 'EUR' as const } }
  const entries = [commissionPending(commission), isCompleted ? commissionCompleted(commission) : null]
  return entries.flatMap((entry): EntryToPost[] =>
    entry ? [{ transactionId, reason: 'imported', entry }] : [],
  )
}

/**
 * Imports lines as commission that is posted at once; suspended while its practitioner may not receive it. A reference
 * that is there already is skipped, a practitioner who was closed meanwhile refused.
 */
export async function importLines(tx: Db, { actorId, lines }: LineBatch, now: Date): Promise<LineDone[]> {
  const ids = [...new Set(lines.flatMap(({ practitionerId }) => practitionerId ?? []))]
  const receivers = await findReceivers(tx, ids, now)
  // In the order of their references, so that two imports of the same ones do not wait for each other.
  const payable = payableOf(lines, receivers)
    .sort((a, b) => (a.line.reference < b.line.reference ? -1 : 1))
    .map((each) => ({ ...each, transactionId: newId() }))
  const inserted = new Set<string>()
  if (payable.length > 0)
    for (const { id } of await insertImported(
      tx,
      payable.map(({ transactionId: id, practitionerId, amount, mayReceive: isPosted, line }) => ({
        ...{ id, practitionerId, amount, isPosted, enteredBy: actorId, at: now },
        ...{ reference: line.reference, reason: line.reason || null },
      })),
    ))
      inserted.add(id)
  const written = payable.filter(({ transactionId }) => inserted.has(transactionId))
  if (written.length > 0)
    await inOneStatement(
      tx,
      entryWrites(
        tx,
        written.flatMap((each) => entriesOf(each, each.transactionId)),
        now,
      ),
    )
  const byLine = new Map(payable.map((each) => [each.line.line, each.transactionId]))
  return lines.map(({ line }) => {
    const transactionId = byLine.get(line)
    if (transactionId === undefined) return { line, outcome: 'Refused', transactionId: null }
    return inserted.has(transactionId)
      ? { line, outcome: 'Applied', transactionId }
      : { line, outcome: 'Skipped', transactionId: null }
  })
}
