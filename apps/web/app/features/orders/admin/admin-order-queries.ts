import { servedAt } from '@salvia/contract/route'
import { personLengths } from '@salvia/contract/words/lengths'
import { orderStatuses, paymentStatuses } from '@salvia/contract/words/orders'
import {
  given,
  readChoice,
  readCountry,
  readDay,
  readFlag,
  readId,
  readSort,
  readWord,
} from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

const sorts = ['number', 'placedAt', 'status', 'totalAmount']

/** What narrows the orders of all buyers. */
function adminOrderFilter(search: URLSearchParams): QueryOf<'GET /orders'> {
  const status = readChoice(search, 'status', orderStatuses)
  return given({
    query: readWord(search, 'query', personLengths.query),
    status: status && [status],
    payment: readChoice(search, 'payment', paymentStatuses),
    countryCode: readCountry(search),
    practitionerId: readId(search, 'practitionerId'),
    productId: readId(search, 'productId'),
    placedFrom: readDay(search, 'placedFrom'),
    isOpenBackOrder: readFlag(search, 'isOpenBackOrder'),
    hasOpenWithdrawal: readFlag(search, 'hasOpenWithdrawal'),
    hasOpenDispute: readFlag(search, 'hasOpenDispute'),
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
