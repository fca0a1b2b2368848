import type { DocumentContent, DocumentSeller } from '@salvia/contract/orders/numbered-document'
import { numberedKinds } from '@salvia/contract/words/documents'
import { languages } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { orders } from '../../data/order-tables.ts'

/** The last number of each kind and year. Its row is locked until the document's transaction ends: no gap, no double. */
export const documentSeries = pgTable(
  'document_series',
  {
    kind: text({ enum: numberedKinds }).notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
)

/** Invoices and credit notes. A trigger refuses any change: files are drawn from these rows. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: numberedKinds }).notNull(),
    year: smallint().notNull(),
    sequence: integer().notNull(),
    issuedAt: instant().notNull(),
    languageCode: text({ enum: languages }).notNull(),
    seller: jsonb().$type<DocumentSeller>().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** Of a credit note: what was refunded. */
    refundId: uuid(),
  },
  (t) => [
    uniqueIndex().on(t.kind, t.year, t.sequence),
    uniqueIndex().on(t.refundId),
    uniqueIndex('order_documents_one_invoice').on(t.orderId).where(sql`${t.kind} = 'Invoice'`),
    index().on(t.orderId),
    check('order_documents_refund', sql`(${t.kind} = 'Invoice') = (${t.refundId} is null)`),
  ],
)
