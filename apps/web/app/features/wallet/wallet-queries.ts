import { WALLET_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { type WalletTransactionType, walletTransactionTypes } from '@salvia/contract/words/wallet'
import { query } from '#app/api/query.ts'

export const balanceQuery = query('GET /wallet/balance', {})
export const pendingOrdersQuery = query('GET /wallet/pending-orders', { query: { limit: WALLET_PAGE_LIMIT } })

export type WalletFilter = { type: WalletTransactionType | undefined; offset: number }

export const readWalletFilter = (search: URLSearchParams): WalletFilter => ({
  type: walletTransactionTypes.find((type) => type === search.get('type')),
  offset: Math.max(0, Math.floor(Number(search.get('offset')) || 0)),
})

export const transactionsQuery = ({ type, offset }: WalletFilter) =>
  query('GET /wallet/transactions', {
    query: { offset, limit: WALLET_PAGE_LIMIT, transactionTypes: type },
  })
