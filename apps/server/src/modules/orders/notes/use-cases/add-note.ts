import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { newId } from '#kernel/ids'
import { lockOrder } from '../../use-cases/lock-order.ts'
import { orderNotes } from '../data/note-tables.ts'

export type NewNote = { orderId: string; userId: string; text: string; idempotencyKey: string | undefined }

/** Notes something about an order for the team, once per key. Answers the note's id. Throws not-found without such an order. */
export function addNote(db: Db, note: NewNote, now: Date): Promise<string> {
  const { orderId, userId, text, idempotencyKey: key } = note
  return db.transaction(async (tx) => {
    // An erasure, which takes notes away, holds the order too.
    await lockOrder(tx, orderId)
    const add = async () => {
      const id = newId()
      await tx.insert(orderNotes).values({ id, orderId, userId, text, createdAt: now })
      const subject = { type: 'Order', id: orderId }
      await recordAudit(
        tx,
        { event: 'OrderNoteAdded', actorId: userId, subject, details: { noteId: id } },
        now,
      )
      return id
    }
    return onceByKey(tx, { scope: `order-note:${orderId}`, key, input: { text } }, add, now)
  })
}
