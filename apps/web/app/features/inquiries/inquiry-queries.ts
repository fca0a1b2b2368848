import { inquiryScopes, inquiryStatuses } from '@salvia/contract/words/inquiries'
import { inquiryLengths } from '@salvia/contract/words/lengths'
import { openInquiryStatuses } from '@salvia/rules/inquiries/inquiry-status'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { given, readChoice, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'

const MOST_FOUND = 3
const status = openInquiryStatuses.join(',')

/** The inquiries that an address asks for. */
export const inquiryList = listReads('GET /product-inquiries', (search) =>
  given({
    query: readWord(search, 'query', inquiryLengths.name),
    scope: readChoice(search, 'scope', inquiryScopes),
    status: readChoice(search, 'status', inquiryStatuses),
    sort: readSort(search, ['createdAt', 'upvotesCount']),
  }),
)

/** How many there are of all, or of the reader's own. */
export const inquiryCountQuery = (scope?: 'Own') =>
  query('GET /product-inquiries', { query: { scope, limit: 1 } })

/** How many of the reader's own are still looked for. */
export const ownOpenQuery = query('GET /product-inquiries', { query: { scope: 'Own', status, limit: 1 } })

/** What others ask for already, among what is still looked for. */
export const alikeQuery = (typed: string) =>
  query('GET /product-inquiries', { query: { query: typed, status, limit: MOST_FOUND } })

/** What the shop has under these words. */
export const inShopQuery = (typed: string) =>
  query('GET /products', { query: { query: typed, limit: MOST_FOUND, languageCode: getLocale() } })

export const inquiryReads: Stale[] = ['GET /product-inquiries']
