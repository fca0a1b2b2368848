import { query } from '#app/api/query.ts'

export const nextPayoutQuery = query('GET /wallet/payouts/next', {})

export const ownPayoutQuery = (id: string) => query('GET /wallet/payout/{id}', { params: { id } })
