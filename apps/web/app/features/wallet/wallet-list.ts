import { MAX_PAGE_LIMIT, WALLET_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { type WalletTransactionType, walletTransactionTypes } from '@salvia/contract/words/wallet'
import { beginningOfDay, endOfDay } from '@salvia/rules/format/ends-of-day'
import { readDay as readWholeDay } from '@salvia/rules/format/read-day'
import { query } from '#app/api/query.ts'
import { readDay, readLastDay } from '#app/workbench/address-days.ts'
import { readChoice } from '#app/workbench/address-filters.ts'

export type WalletFilter = {
  type: WalletTransactionType | undefined
  postedAtFrom: string | undefined
  postedAtTo: string | undefined
  createdFrom: string | undefined
  createdTo: string | undefined
  offset: number
  limit: number
}

const steps = (typed: string | null): number => Math.ceil((Number(typed) || 0) / WALLET_PAGE_LIMIT)

/** An instant that the API can be asked for. */
const askable = (at: Date): string | undefined => {
  const text = at.toISOString()
  return /^\d{4}-/.test(text) && !text.startsWith('0000') ? text : undefined
}

/** Days as the reader types them and sees the entries dated: by the own clock. */
function readPeriod(search: URLSearchParams, timeZone: string) {
  const [from, to] = [readWholeDay(search.get('from') ?? ''), readWholeDay(search.get('to') ?? '')]
  return {
    postedAtFrom: from ? askable(beginningOfDay(timeZone, from)) : undefined,
    postedAtTo: to ? askable(endOfDay(timeZone, to)) : undefined,
  }
}

/**
 * The newest entries, more of them at each "Show more"; past what one page may hold, by pages of that. Days that another
 * page's figures name are by UTC, as these are.
 */
export function readWalletFilter(search: URLSearchParams, timeZone: string): WalletFilter {
  const offset = Math.max(0, Math.floor(Number(search.get('offset')) || 0))
  const shown = Math.max(1, steps(search.get('shown'))) * WALLET_PAGE_LIMIT
  return {
    type: readChoice(search, 'type', walletTransactionTypes),
    ...readPeriod(search, timeZone),
    createdFrom: readDay(search, 'createdFrom'),
    createdTo: readLastDay(search, 'createdTo'),
    offset,
    limit: offset > 0 ? MAX_PAGE_LIMIT : Math.min(MAX_PAGE_LIMIT, shown),
  }
}

export const transactionsQuery = ({ type, ...filter }: WalletFilter) =>
  query('GET /wallet/transactions', { query: { ...filter, transactionTypes: type } })
