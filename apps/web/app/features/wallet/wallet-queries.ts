import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { WALLET_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'

export const balanceQuery = query('GET /wallet/balance', {})
/** The wallet of an approved practitioner, with what may be spent once that is known; null for everyone else. */
export function useOwnWallet(user: { isPractitioner: boolean; isApproved: boolean } | null) {
  const hasWallet = user?.isPractitioner === true && user.isApproved
  const { data } = useQuery({ ...balanceQuery, enabled: hasWallet, staleTime: 0 })
  return hasWallet ? { available: data?.available ?? null } : null
}

export const pendingOrdersQuery = query('GET /wallet/pending-orders', { query: { limit: WALLET_PAGE_LIMIT } })

export const arithmeticQuery = (id: string) =>
  query('GET /wallet/transactions/{id}/arithmetic', { params: { id } })

/** What was posted from a day to another, both by UTC. */
export const statementQuery = (period: { from: CalendarDay; to: CalendarDay }) =>
  query('GET /wallet/statement', { query: period })
