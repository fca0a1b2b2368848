import { Readable } from 'node:stream'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { importFields, XLSX_LINE_LIMIT } from '@salvia/contract/words/product-imports'
import { CSV_MARK, csvLines } from '@salvia/rules/csv/csv'
import { exportLine, sheetLine } from '@salvia/rules/product-import/export-lines'
import type { FastifyReply } from 'fastify'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { sendAttachment } from '#kernel/http/attachment'
import type { AdminFilter } from '../product-admin/data/admin-list-queries.ts'
import { countListed, readListed } from '../product-admin/data/known-product-queries.ts'
import { writeSheet } from './table-files.ts'

const NAME = 'salvia-products'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* csvOf(db: Db, asked: AdminFilter, language: LanguageCode): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLines([[...importFields]], language)}`
  for await (const part of readListed(db, asked)) {
    const lines = part.map(({ values }) => exportLine(values, language))
    yield csvLines(lines, language)
  }
}

async function sheetOf(db: Db, asked: AdminFilter): Promise<Buffer> {
  if ((await countListed(db, asked)) > XLSX_LINE_LIMIT)
    throw invalid('export_too_large', 'A workbook holds fewer products. Narrow the list, or take CSV.')
  const lines: (string | number)[][] = [[...importFields]]
  for await (const part of readListed(db, asked)) lines.push(...part.map(({ values }) => sheetLine(values)))
  return Buffer.from(await writeSheet(lines))
}

/**
 * Sends the products of a list as a file that can be imported again: CSV of any length, made while it is sent, with
 * separator and decimal sign of the reader's language, or a workbook. Throws invalid for more products than a
 * workbook may have.
 */
export async function exportProducts(
  db: Db,
  { format, language, ...asked }: AdminFilter & { format: 'csv' | 'xlsx'; language: LanguageCode },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file =
    format === 'csv'
      ? {
          name: `${NAME}.csv`,
          contentType: 'text/csv; charset=utf-8',
          bytes: Readable.from(csvOf(db, asked, language)),
        }
      : { name: `${NAME}.xlsx`, contentType: XLSX, bytes: await sheetOf(db, asked) }
  return sendAttachment(reply, file)
}
