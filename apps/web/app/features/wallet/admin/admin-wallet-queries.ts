import type { CommissionImport } from '@salvia/contract/wallet/commission-imports'
import { commissionLineKinds, commissionLineOutcomes } from '@salvia/contract/words/commission-imports'
import { transactionLengths } from '@salvia/contract/words/lengths'
import { walletTransactionStatuses, walletTransactionTypes } from '@salvia/contract/words/wallet'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readDay, readLastDay } from '#app/workbench/address-days.ts'
import { given, readChoice, readFlag, readId, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

const ROWS = 20
const LINES = 50
const POLL_MS = 1000

/** What narrows the entries of all wallets. */
function transactionFilter(search: URLSearchParams): QueryOf<'GET /practitioner/transactions/totals'> {
  const status = readChoice(search, 'status', walletTransactionStatuses)
  const type = readChoice(search, 'type', walletTransactionTypes)
  return given({
    practitionerId: readId(search, 'practitionerId'),
    statuses: status && [status],
    transactionTypes: type && [type],
    orderNumber: readWord(search, 'query', transactionLengths.reference),
    createdFrom: readDay(search, 'createdFrom'),
    createdTo: readLastDay(search, 'createdTo'),
    isManual: readFlag(search, 'isManual'),
  })
}

export const transactionList = listReads('GET /practitioner/transactions', (search) => ({
  ...transactionFilter(search),
  ...given({ sort: readSort(search, ['createdAt', 'postedAt', 'amount']) }),
}))

/** What each night's check of the ledger found, the newest first. */
export const ledgerCheckList = listReads('GET /admin/ledger/checks', () => ({}))

export const totalsQuery = (search: URLSearchParams) =>
  query('GET /practitioner/transactions/totals', { query: transactionFilter(search) })

export const transactionQuery = (id: string) =>
  query('GET /practitioner/transactions/{id}', { params: { id } })

/** What a change of an entry makes outdated. */
export const walletReads = [
  'GET /practitioner/transactions',
  'GET /practitioner/transactions/totals',
  'GET /practitioner/transactions/{id}',
] as const

export const commissionImportsQuery = (search: URLSearchParams) =>
  query('GET /admin/commission-imports', { query: { offset: readOffset(search), limit: ROWS } })

/** Whether a job is running on it. */
export const isMoving = ({ state }: CommissionImport): boolean => state === 'Applying' || state === 'Undoing'

/** An import's progress, polled while a job is running. */
export const commissionImportQuery = (id: string) => ({
  ...query('GET /admin/commission-imports/{id}', { params: { id } }),
  refetchInterval: ({ state: { data } }: { state: { data?: CommissionImport | undefined } }) =>
    data && isMoving(data) ? POLL_MS : false,
})

export const commissionLinesQuery = (id: string, search: URLSearchParams) =>
  query('GET /admin/commission-imports/{id}/lines', {
    params: { id },
    query: {
      ...given({
        kind: readChoice(search, 'show', commissionLineKinds),
        outcome: readChoice(search, 'show', commissionLineOutcomes),
      }),
      offset: readOffset(search),
      limit: LINES,
    },
  })
