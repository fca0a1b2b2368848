import type { DisruptionStatus } from '@salvia/contract/words/disruptions'
import { firstDisruptionStatus, nextDisruptionStatus } from '@salvia/rules/disruptions/disruption-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { disruptionHistory, productDisruptions } from '../data/disruption-tables.ts'

// The only writer of `product_disruptions.status`.

type Row = typeof productDisruptions.$inferSelect
type Begun = Pick<
  Row,
  'productId' | 'reason' | 'startsOn' | 'expectedUntil' | 'replacementProductId' | 'note'
>

/** Saves a disruption that begins, unless its product is in one; returns its id, or null. */
export async function beginDisruption(
  tx: Db,
  begun: Begun,
  { actorId, now }: { actorId: string; now: Date },
): Promise<string | null> {
  const id = newId()
  const status = firstDisruptionStatus
  const [made] = await tx
    .insert(productDisruptions)
    .values({ ...begun, id, status, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: productDisruptions.id })
  if (!made) return null
  await tx.insert(disruptionHistory).values({ disruptionId: id, from: null, to: status, at: now, actorId })
  return id
}

/** Writes what a locked disruption says; its status is moved. */
export async function writeDisruption(
  tx: Db,
  { id, version }: Pick<Row, 'id' | 'version'>,
  { fields, now }: { fields: Partial<Omit<Begun, 'productId'>>; now: Date },
): Promise<void> {
  await tx
    .update(productDisruptions)
    .set({ ...fields, version: version + 1, updatedAt: now })
    .where(eq(productDisruptions.id, id))
}

/** Moves a locked disruption and notes it in its history. Throws conflict for a way that its status refuses. */
export async function moveDisruption(
  tx: Db,
  row: Pick<Row, 'id' | 'status'>,
  { to, actorId, now }: { to: DisruptionStatus; actorId: string; now: Date },
): Promise<void> {
  const status = nextDisruptionStatus(row.status, to)
  if (status === null) throw conflict('disruption_state', `What is ${row.status} cannot become ${to}.`)
  await tx.update(productDisruptions).set({ status }).where(eq(productDisruptions.id, row.id))
  const entry = { disruptionId: row.id, from: row.status, to: status, at: now, actorId }
  await tx.insert(disruptionHistory).values(entry)
}
