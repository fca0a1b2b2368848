import { type CommissionRow, readCommissions, refusedFile } from '@salvia/rules/wallet/read-commissions'
import { serveThread } from '#kernel/side-thread/serve-thread'
import { csvTableOf } from '#kernel/uploads/csv-table-of'

export type CommissionFile = { bytes: Uint8Array<ArrayBuffer> }

serveThread(async ({ bytes }: CommissionFile): Promise<CommissionRow[]> => {
  const { lines, unclosedQuoteAt } = csvTableOf(bytes)
  return unclosedQuoteAt === null
    ? readCommissions(lines)
    : refusedFile([{ column: null, code: 'UnclosedQuote' }], unclosedQuoteAt)
})
