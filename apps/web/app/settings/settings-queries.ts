import { rateStates, type SettingsSubject } from '@salvia/contract/words/shop-settings'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readSort, readWord } from '#app/workbench/list-address.ts'

export const waitingQuery = query('GET /admin/waiting', {})

const ROWS = 25
export const EXPORTED = 100
const HISTORY_ROWS = 5

const flags = ['true', 'false'] as const
const countryPattern = /^[A-Z]{2}$/

const countryOf = (search: URLSearchParams): { countryCode?: string } => {
  const code = search.get('countryCode') ?? ''
  return countryPattern.test(code) ? { countryCode: code } : {}
}

const flagOf = <N extends string>(search: URLSearchParams, name: N) => {
  const found = flags.find((flag) => flag === search.get(name))
  return (found === undefined ? {} : { [name]: found }) as { [K in N]?: 'true' | 'false' }
}

const nameOf = (search: URLSearchParams, most: number): { name?: string } => {
  const name = readWord(search, 'query', most)
  return name ? { name } : {}
}

const sortOf = (search: URLSearchParams, fields: readonly string[]): { sort?: string } => {
  const sort = readSort(search, fields)
  return sort ? { sort } : {}
}

const stateOf = (search: URLSearchParams) => {
  const state = rateStates.find((one) => one === search.get('state'))
  return state ? { state } : {}
}

const paged = (search: URLSearchParams) => ({ offset: readOffset(search), limit: ROWS })

/** Each list's query from the URL. */
export const filters = {
  carriers: (search: URLSearchParams) => ({
    ...nameOf(search, 80),
    ...countryOf(search),
    ...flagOf(search, 'isActive'),
    ...sortOf(search, ['name', 'countryCode', 'fixedPrice']),
  }),
  countries: (search: URLSearchParams) => ({ ...nameOf(search, 80), ...flagOf(search, 'isOpen') }),
  vatRates: (search: URLSearchParams) => ({ ...countryOf(search), ...stateOf(search) }),
  exchangeRates: (search: URLSearchParams) => stateOf(search),
  flags: (search: URLSearchParams) => ({ ...nameOf(search, 50), ...sortOf(search, ['key', 'updatedAt']) }),
  categories: (search: URLSearchParams) => ({
    ...nameOf(search, 60),
    ...sortOf(search, ['position', 'productCount']),
  }),
}

export const carriersQuery = (search: URLSearchParams) =>
  query('GET /admin/delivery-carriers', { query: { ...filters.carriers(search), ...paged(search) } })
export const countriesQuery = (search: URLSearchParams) =>
  query('GET /admin/countries', { query: { ...filters.countries(search), ...paged(search) } })
export const vatRatesQuery = (search: URLSearchParams) =>
  query('GET /admin/vat-rates', { query: { ...filters.vatRates(search), ...paged(search) } })
export const exchangeRatesQuery = (search: URLSearchParams) =>
  query('GET /admin/exchange-rates', { query: { ...filters.exchangeRates(search), ...paged(search) } })
export const flagsQuery = (search: URLSearchParams) =>
  query('GET /admin/feature-flags', { query: { ...filters.flags(search), ...paged(search) } })
export const categoriesQuery = (search: URLSearchParams) =>
  query('GET /admin/product-categories', { query: { ...filters.categories(search), ...paged(search) } })

export const carrierQuery = (id: string) => query('GET /admin/delivery-carriers/{id}', { params: { id } })
export const countryQuery = (code: string) => query('GET /admin/countries/{code}', { params: { code } })
export const vatRateQuery = (id: string) => query('GET /admin/vat-rates/{id}', { params: { id } })
export const exchangeRateQuery = (id: string) => query('GET /admin/exchange-rates/{id}', { params: { id } })
export const flagQuery = (key: string) => query('GET /admin/feature-flags/{key}', { params: { key } })
export const categoryQuery = (id: string) => query('GET /admin/product-categories/{id}', { params: { id } })

export const sellerQuery = query('GET /admin/seller', {})
export const setupQuery = query('GET /admin/setup', {})

export const settingHistoryQuery = (subject: SettingsSubject, key: string, offset: number) =>
  query('GET /admin/settings/history', { query: { subject, key, offset, limit: HISTORY_ROWS } })
