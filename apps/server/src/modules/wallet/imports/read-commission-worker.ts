import { readCsv } from '@salvia/rules/csv/csv'
import { type CommissionRow, readCommissions, refusedFile } from '@salvia/rules/wallet/read-commissions'
import { serveThread } from '#kernel/side-thread/serve-thread'
import { textOf } from '#kernel/uploads/text-of'

export type CommissionFile = { bytes: Uint8Array<ArrayBuffer> }

serveThread(async ({ bytes }: CommissionFile): Promise<CommissionRow[]> => {
  const text = textOf(bytes)
  if (text.includes('\0')) throw new Error('this is no text')
  const { lines, unclosedQuoteAt } = readCsv(text)
  return unclosedQuoteAt === null
    ? readCommissions(lines)
    : refusedFile([{ column: null, code: 'UnclosedQuote' }], unclosedQuoteAt)
})
