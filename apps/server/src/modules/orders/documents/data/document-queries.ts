import { documentNumber } from '@salvia/rules/documents/document-number'
import { underWay } from '@salvia/rules/orders/order-state'
import { and, asc, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invoicingSeller } from '../../../seller/index.ts'
import { endedStatusOf } from '../../data/ended-status.ts'
import { orders } from '../../data/order-tables.ts'
import { orderDocuments } from './document-tables.ts'

export type DocumentRow = typeof orderDocuments.$inferSelect

/** Invoice and credit notes of an order, in the order of their issue. */
export const listDocuments = (db: Db, orderId: string): Promise<DocumentRow[]> =>
  db
    .select()
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orderId))
    .orderBy(asc(orderDocuments.issuedAt), asc(orderDocuments.id))

export type IssuedDocument = DocumentRow & { number: string }

/** The same of several orders, with their numbers. */
export async function listDocumentsOf(db: Db, orderIds: string[]): Promise<IssuedDocument[]> {
  const rows = await db
    .select()
    .from(orderDocuments)
    .where(inArray(orderDocuments.orderId, orderIds))
    .orderBy(asc(orderDocuments.issuedAt), asc(orderDocuments.id))
  return rows.map((row) => ({ ...row, number: documentNumber(row.kind, row) }))
}

/**
 * Placed orders without an invoice, the oldest first, once the seller is known. Not those of which something was
 * refunded: their invoice would say more than was paid.
 */
export const listUninvoiced = (db: Db, { limit, before }: { limit: number; before: Date }) =>
  db
    .select({ orderId: orders.id })
    .from(orders)
    .where(
      and(
        inArray(endedStatusOf, [...underWay]),
        lte(orders.placedAt, before),
        eq(orders.refunded, 0),
        notExists(
          db.select({ one: sql`1` }).from(orderDocuments).where(eq(orderDocuments.orderId, orders.id)),
        ),
        sql`exists ${invoicingSeller}`,
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit)
