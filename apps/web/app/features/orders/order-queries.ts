import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { DEFAULT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { type OrderStatus, orderStatuses } from '@salvia/contract/words/orders'
import { query } from '#app/api/query.ts'
import { readId, readSort } from '#app/workbench/address-filters.ts'

export type OrderFilter = {
  of: 'own' | 'plans'
  /** One client's, from plans. */
  clientId: string | undefined
  status: OrderStatus | undefined
  /** YYYY-MM-DD. */
  placedFrom: string | undefined
  placedTo: string | undefined
  sort: string | undefined
  offset: number
}

/** Sortable columns. */
const sorts = ['number', 'placedAt', 'status', 'totalAmount']

const MOST_BESIDE = 3

const DAY = /^\d{4}-\d{2}-\d{2}/

function dayOf(typed: string | null): string | undefined {
  const day = typed?.match(DAY)?.[0]
  return day === undefined || Number.isNaN(Date.parse(day)) ? undefined : day
}

/** The filter from a URL. Days may also be given as timestamps. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  return {
    of: search.get('of') === 'plans' ? 'plans' : 'own',
    clientId: readId(search, 'clientId'),
    status: orderStatuses.find((each) => each === search.get('status')),
    placedFrom: dayOf(search.get('placedFrom')),
    placedTo: dayOf(search.get('placedTo')),
    sort: readSort(search, sorts),
    offset: Math.max(0, Number.parseInt(search.get('offset') ?? '0', 10) || 0),
  }
}

export const ordersQuery = ({ of, clientId, status, placedFrom, placedTo, sort, offset }: OrderFilter) =>
  query('GET /orders', {
    query: {
      of,
      offset,
      limit: DEFAULT_PAGE_LIMIT,
      sort,
      ...(clientId ? { clientId } : {}),
      ...(status ? { status: [status] } : {}),
      ...(placedFrom ? { placedFrom: `${placedFrom}T00:00:00.000Z` } : {}),
      ...(placedTo ? { placedTo: `${placedTo}T23:59:59.999Z` } : {}),
    },
  })

/** Where a tab leads: to the orders of plans of the chosen client, if one is chosen. */
export const orderTabPath = (of: OrderFilter['of'], clientId: string | undefined): string =>
  of === 'own' ? '/orders' : `/orders?of=plans${clientId ? `&clientId=${clientId}` : ''}`

/** The number on a tab: as many orders as it leads to. */
export const orderCountQuery = (of: OrderFilter['of'], clientId?: string | undefined) =>
  query('GET /orders', { query: { of, limit: 1, ...(of === 'plans' && clientId ? { clientId } : {}) } })

/** The last orders of a client from the practitioner's plans, as far as they are shared. */
export const clientOrdersQuery = (clientId: string) =>
  query('GET /orders', { query: { of: 'plans', clientId, limit: MOST_BESIDE } })

/** An order with its parcels, for its buyer, a holder of its key or the plan's practitioner. */
export const orderQuery = (id: string, key: string | undefined) =>
  query('GET /orders/v2/{id}', { params: { id }, query: key === undefined ? {} : { key } })

/** Whether there are documents for the reader of the order: they name its buyer. */
export const hasDocuments = (order: OrderWithShipments | undefined): boolean =>
  order !== undefined && order.buyer !== null && order.placedAt !== null

/** The documents of an order. */
export const orderDocumentsQuery = (id: string, key: string | undefined) =>
  query('GET /orders/{id}/documents', { params: { id }, query: key === undefined ? {} : { key } })

/** The orders of a plan, for its practitioner and admins. */
export const planOrdersQuery = (id: string, offset = 0) =>
  query('GET /recommendations/{id}/orders', { params: { id }, query: { offset, limit: DEFAULT_PAGE_LIMIT } })
