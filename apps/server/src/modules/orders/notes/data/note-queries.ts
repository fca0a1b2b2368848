import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../../identity/index.ts'
import { accountName } from '../../data/account-name.ts'
import { orderNotes } from './note-tables.ts'

/** Notes about an order with the names of who wrote them, the oldest first. */
export const listNotes = (db: Db, orderId: string) =>
  db
    .select({ note: orderNotes, name: accountName })
    .from(orderNotes)
    .leftJoin(users, eq(users.id, orderNotes.userId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id))

/** What is noted about each of these orders. */
export async function listNoteTexts(db: Db, orderIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ orderId: orderNotes.orderId, text: orderNotes.text })
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, orderIds))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id))
  const texts = new Map<string, string[]>()
  for (const { orderId, text } of rows) texts.set(orderId, [...(texts.get(orderId) ?? []), text])
  return texts
}
