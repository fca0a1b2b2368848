import { query } from '#app/api/query.ts'

/** Counts come from the lists themselves, so that figure and list always agree. */
export const ordersOfMonthQuery = (monthStart: string) =>
  query('GET /orders', { query: { of: 'plans', placedFrom: monthStart, limit: 5 } })

export const plansOfMonthQuery = (monthStart: string) =>
  query('GET /recommendations', { query: { mode: 'Recommendations', sharedFrom: monthStart, limit: 1 } })

/** Commission by month, of an approved practitioner. */
export const earningsQuery = query('GET /wallet/earnings', {})

const plansQuery = (isShared: 'true' | 'false') =>
  query('GET /recommendations', { query: { mode: 'Recommendations', isShared, limit: 5 } })

export const sharedPlansQuery = plansQuery('true')
export const unsharedPlansQuery = plansQuery('false')
