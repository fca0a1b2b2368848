import { MAX_PAGE_LIMIT, WALLET_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { type WalletTransactionType, walletTransactionTypes } from '@salvia/contract/words/wallet'
import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { readChoice, readDay, readLastDay } from '#app/workbench/address-filters.ts'

export const balanceQuery = query('GET /wallet/balance', {})
/** The wallet of an approved practitioner, with what may be spent once that is known; null for everyone else. */
export function useOwnWallet(user: { isPractitioner: boolean; isApproved: boolean } | null) {
  const hasWallet = user?.isPractitioner === true && user.isApproved
  const { data } = useQuery({ ...balanceQuery, enabled: hasWallet, staleTime: 0 })
  return hasWallet ? { available: data?.available ?? null } : null
}

export const pendingOrdersQuery = query('GET /wallet/pending-orders', { query: { limit: WALLET_PAGE_LIMIT } })

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

/** The newest entries, more of them at each "Show more"; past what one page may hold, by pages of that. */
export function readWalletFilter(search: URLSearchParams): WalletFilter {
  const offset = Math.max(0, Math.floor(Number(search.get('offset')) || 0))
  const shown = Math.max(1, steps(search.get('shown'))) * WALLET_PAGE_LIMIT
  return {
    type: readChoice(search, 'type', walletTransactionTypes),
    postedAtFrom: readDay(search, 'from'),
    postedAtTo: readLastDay(search, 'to'),
    createdFrom: readDay(search, 'createdFrom'),
    createdTo: readLastDay(search, 'createdTo'),
    offset,
    limit: offset > 0 ? MAX_PAGE_LIMIT : Math.min(MAX_PAGE_LIMIT, shown),
  }
}

export const transactionsQuery = ({ type, ...filter }: WalletFilter) =>
  query('GET /wallet/transactions', { query: { ...filter, transactionTypes: type } })

export const arithmeticQuery = (id: string) =>
  query('GET /wallet/transactions/{id}/arithmetic', { params: { id } })
