import { chatLengths } from '@salvia/contract/words/lengths'
import { rateStates, type SettingsSubject } from '@salvia/contract/words/shop-settings'
import { query } from '#app/api/query.ts'
import {
  given,
  readChoice,
  readCountry,
  readFlag,
  readSort,
  readWord,
} from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'

export const waitingQuery = query('GET /admin/waiting', {})

const HISTORY_ROWS = 5

const readName = (search: URLSearchParams, most: number) => readWord(search, 'query', most)
const readState = (search: URLSearchParams) => readChoice(search, 'state', rateStates)

/** The lists of settings, each by what its URL asks for. */
export const carrierList = listReads('GET /admin/delivery-carriers', (search) =>
  given({
    name: readName(search, 80),
    countryCode: readCountry(search),
    isActive: readFlag(search, 'isActive'),
    sort: readSort(search, ['name', 'countryCode', 'fixedPrice']),
  }),
)
export const countryList = listReads('GET /admin/countries', (search) =>
  given({ name: readName(search, 80), isOpen: readFlag(search, 'isOpen') }),
)
export const vatRateList = listReads('GET /admin/vat-rates', (search) =>
  given({
    countryCode: readCountry(search),
    state: readState(search),
    sort: readSort(search, ['countryCode', 'taxRate', 'validFrom']),
  }),
)
export const exchangeRateList = listReads('GET /admin/exchange-rates', (search) =>
  given({ state: readState(search), sort: readSort(search, ['currency', 'validFrom']) }),
)
export const commissionLawList = listReads('GET /admin/commission-laws', (search) =>
  given({
    countryCode: readCountry(search),
    state: readState(search),
    sort: readSort(search, ['countryCode', 'validFrom']),
  }),
)
export const flagList = listReads('GET /admin/feature-flags', (search) =>
  given({ name: readName(search, 50), sort: readSort(search, ['key', 'updatedAt']) }),
)
export const chatAnswerList = listReads('GET /admin/chat/answers', (search) =>
  given({ name: readName(search, chatLengths.query), sort: readSort(search, ['title', 'updatedAt']) }),
)
export const categoryList = listReads('GET /admin/product-categories', (search) =>
  given({ name: readName(search, 60), sort: readSort(search, ['position', 'productCount']) }),
)

export const carrierQuery = (id: string) => query('GET /admin/delivery-carriers/{id}', { params: { id } })
export const countryQuery = (code: string) => query('GET /admin/countries/{code}', { params: { code } })
export const vatRateQuery = (id: string) => query('GET /admin/vat-rates/{id}', { params: { id } })
export const exchangeRateQuery = (id: string) => query('GET /admin/exchange-rates/{id}', { params: { id } })
export const commissionLawQuery = (id: string) => query('GET /admin/commission-laws/{id}', { params: { id } })
export const flagQuery = (key: string) => query('GET /admin/feature-flags/{key}', { params: { key } })
export const categoryQuery = (id: string) => query('GET /admin/product-categories/{id}', { params: { id } })

export const chatAnswerQuery = (id: string) => query('GET /admin/chat/answers/{id}', { params: { id } })

export const sellerQuery = query('GET /admin/seller', {})
export const chatHoursQuery = query('GET /admin/chat/hours', {})
export const setupQuery = query('GET /admin/setup', {})

export const settingHistoryQuery = (subject: SettingsSubject, key: string, offset: number) =>
  query('GET /admin/settings/history', { query: { subject, key, offset, limit: HISTORY_ROWS } })
