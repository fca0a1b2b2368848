import { servedAt } from '@salvia/contract/route'
import { personLengths } from '@salvia/contract/words/lengths'
import { orderStatuses, paymentStatuses } from '@salvia/contract/words/orders'
import { query } from '#app/api/query.ts'
import { readDay, readLastDay } from '#app/workbench/address-days.ts'
import {
  given,
  readChoice,
  readCountry,
  readFlag,
  readId,
  readSort,
  readWord,
} from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

/** What an admin looks for most, each as a tab. */
const tabs = {
  all: {},
  toSend: { status: ['Placed'], isOpen: 'true' },
  notSent: { hasPacksNotSent: 'true' },
  withdrawn: { hasOpenWithdrawal: 'true' },
  backOrders: { isOpenBackOrder: 'true' },
  disputed: { hasOpenDispute: 'true' },
} as const satisfies Record<string, QueryOf<'GET /orders'>>

export type OrderTab = keyof typeof tabs
export const orderTabs = Object.keys(tabs) as OrderTab[]

const tabOf = (search: URLSearchParams): OrderTab => readChoice(search, 'tab', orderTabs) ?? 'all'

/** Whether the tab decides the status itself, so that no status can be chosen. */
export const fixesStatus = (search: URLSearchParams): boolean => 'status' in tabs[tabOf(search)]

/** The number on a tab. */
export const orderTabQuery = (tab: OrderTab) => query('GET /orders', { query: { ...tabs[tab], limit: 1 } })

const sorts = ['number', 'placedAt', 'status', 'totalAmount']

/** What narrows the orders of all buyers. */
export function adminOrderFilter(search: URLSearchParams): QueryOf<'GET /orders'> {
  const status = readChoice(search, 'status', orderStatuses)
  return given({
    query: readWord(search, 'query', personLengths.query),
    status: status && [status],
    ...tabs[tabOf(search)],
    payment: readChoice(search, 'payment', paymentStatuses),
    countryCode: readCountry(search),
    practitionerId: readId(search, 'practitionerId'),
    hasPractitioner: readFlag(search, 'hasPractitioner'),
    productId: readId(search, 'productId'),
    placedFrom: readDay(search, 'placedFrom'),
    placedTo: readLastDay(search, 'placedTo'),
    sort: readSort(search, sorts),
  })
}

/** Where the orders that the list's address asks for are saved from, all of them. */
export function orderExportAddress(search: URLSearchParams): string {
  const { sort: _, ...filter } = adminOrderFilter(search)
  const asked = new URLSearchParams(
    Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return `${servedAt('/admin/orders/export')}?${asked}`
}

export const adminOrderList = listReads('GET /orders', adminOrderFilter)
