import { Readable } from 'node:stream'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { CSV_MARK, csvLines } from '@salvia/rules/csv/csv'
import { orderExportFields, orderExportRows } from '@salvia/rules/orders/order-export'
import { recordAudit } from '#kernel/audit/record-audit'
import type { OrderFilters } from '../data/order-queries.ts'
import { type ExportReading, readExportedOrders } from './data/exported-orders.ts'

export type AskedExport = { filters: OrderFilters; language: LanguageCode; userId: string }

async function* csvOf(
  reading: ExportReading,
  { filters, language, userId }: AskedExport,
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLines([[...orderExportFields]], language)}`
  for await (const part of readExportedOrders(reading, filters, userId))
    yield csvLines(
      part.flatMap((order) => orderExportRows(order, language)),
      language,
    )
}

/**
 * The orders of a list as CSV, made while it is sent, no cell of it read as a formula. The audit log keeps who took it
 * and by which filters, not what was searched for.
 */
export async function exportOrders(reading: ExportReading, asked: AskedExport, now: Date): Promise<Readable> {
  const given = Object.entries(asked.filters).filter(([, value]) => value !== undefined)
  const details = { filters: given.map(([name]) => name).sort() }
  const subject = { type: 'Orders', id: null }
  await recordAudit(reading.db, { event: 'OrdersExported', actorId: asked.userId, subject, details }, now)
  return Readable.from(csvOf(reading, asked))
}
