import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { PRODUCT_QUERY_LENGTH } from '@salvia/contract/words/limits'
import { type Allergen, allergens } from '@salvia/contract/words/search'
import { isId } from '#app/api/id-of-address.ts'
import { readOffset } from '#app/lib/read-offset.ts'

/** The shop's filters as in its URL. An empty value means no filter. */
export type ShopFilter = {
  query: string
  /** `true`: the query is searched as it is typed, none of its words corrected. */
  isVerbatim: 'true' | ''
  brandId: string
  categoryId: string
  deliveryFormatId: string
  stockStatusId: ProductStockStatus | ''
  verificationId: string
  marker: string
  /** `1000-2000`: minor units of the shown currency, upper bound exclusive; `8000-` is open-ended. */
  price: string
  without: Allergen[]
  sort: string
  offset: number
}

/** How the catalogue marks what is new. */
export const NEW_MARKER = 'New'

export const sorts = ['name', '-name', 'price', '-price', 'newest'] as const

const bandForm = /^\d{1,8}-\d{0,8}$/

/** A band of prices, in minor units of the currency shown. */
export const bandOf = ({ from, to }: { from: number; to: number | null }): string => `${from}-${to ?? ''}`

/** Parses a price band; null for none. */
export function readBand(price: string): { from: number; to: number | null } | null {
  if (!bandForm.test(price)) return null
  const [from, to] = price.split('-')
  return { from: Number(from), to: to ? Number(to) : null }
}

const LONGEST_ID = 60
const control = /\p{Cc}+/gu

/** Whether nothing is searched, filtered, sorted or paged: the front of the shop. */
export const isBrowsing = ({ without, offset, ...words }: ShopFilter): boolean =>
  without.length === 0 && offset === 0 && Object.values(words).every((word) => word === '')

/** How many filters are on, the search aside. */
export const countFilters = ({
  without,
  offset: _,
  query: __,
  isVerbatim: ___,
  sort: ____,
  ...words
}: ShopFilter): number => without.length + Object.values(words).filter((word) => word !== '').length

/** Whether a search or a filter leaves products out. */
export const isNarrowed = (filter: ShopFilter): boolean =>
  filter.query.trim() !== '' || countFilters(filter) > 0

/** Without a search the list is in the order of names anyway. */
function readSort(search: URLSearchParams): string {
  const sort = sorts.find((known) => known === search.get('sort')) ?? ''
  return sort === 'name' && !search.get('query') ? '' : sort
}

/** The address that a link with `search` means, as other shops call what is searched; null for any other address. */
export function withQuery(search: URLSearchParams): URLSearchParams | null {
  const words = search.get('search')
  if (words === null || search.has('query')) return null
  const asked = new URLSearchParams(search)
  asked.delete('search')
  asked.set('query', words)
  return asked
}

/** Parses the filters from a URL, ignoring invalid values. */
export const readShopFilter = (search: URLSearchParams): ShopFilter => {
  const word = (name: string) => {
    const given = search.get(name) ?? ''
    return given.length > LONGEST_ID || given.search(control) >= 0 ? '' : given
  }
  return {
    query: (search.get('query') ?? '').replace(control, ' ').slice(0, PRODUCT_QUERY_LENGTH),
    isVerbatim: word('isVerbatim') === 'true' ? 'true' : '',
    brandId: isId(word('brandId')) ? word('brandId') : '',
    categoryId: word('categoryId'),
    deliveryFormatId: word('deliveryFormatId'),
    stockStatusId: productStockStatuses.find((status) => status === search.get('stockStatusId')) ?? '',
    verificationId: word('verificationId'),
    marker: word('marker'),
    price: bandForm.test(word('price')) ? word('price') : '',
    without: allergens.filter((allergen) => search.getAll('without').includes(allergen)),
    sort: readSort(search),
    offset: readOffset(search),
  }
}
