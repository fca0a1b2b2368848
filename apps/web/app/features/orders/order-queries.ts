import { DEFAULT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { type OrderStatus, orderStatuses } from '@salvia/contract/words/orders'
import { query } from '#app/api/query.ts'

export type OrderFilter = {
  of: 'own' | 'plans'
  status: OrderStatus | undefined
  /** YYYY-MM-DD. */
  placedFrom: string | undefined
  offset: number
}

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The filter that an address holds. A day may be given as an instant too. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const placedFrom = search.get('placedFrom')?.match(DAY)?.[0]
  return {
    of: search.get('of') === 'plans' ? 'plans' : 'own',
    status: orderStatuses.find((each) => each === search.get('status')),
    placedFrom: placedFrom !== undefined && !Number.isNaN(Date.parse(placedFrom)) ? placedFrom : undefined,
    offset: Math.max(0, Number.parseInt(search.get('offset') ?? '0', 10) || 0),
  }
}

export const ordersQuery = ({ of, status, placedFrom, offset }: OrderFilter) =>
  query('GET /orders', {
    query: {
      of,
      offset,
      limit: DEFAULT_PAGE_LIMIT,
      ...(status ? { status: [status] } : {}),
      ...(placedFrom ? { placedFrom: `${placedFrom}T00:00:00.000Z` } : {}),
    },
  })

/** One order with its parcels, for its buyer, for who holds its key, or for its plan's practitioner. */
export const orderQuery = (id: string, key: string | undefined) =>
  query('GET /orders/v2/{id}', { params: { id }, query: key === undefined ? {} : { key } })
