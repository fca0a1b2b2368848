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
    sort: readSort(search, sorts),
  })
}

export const adminOrderList = listReads('GET /orders', adminOrderFilter)
