import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { PRODUCT_QUERY_LENGTH } from '@salvia/contract/words/limits'
import { type Allergen, allergens } from '@salvia/contract/words/search'
import { isId } from '#app/api/id-of-address.ts'
import { readOffset } from '#app/workbench/list-address.ts'

/** What the shop shows, as its address says it. An empty word is no filter. */
export type ShopFilter = {
  query: string
  brandId: string
  categoryId: string
  deliveryFormatId: string
  stockStatusId: ProductStockStatus | ''
  verificationId: string
  marker: string
  /** `1000-2000`: minor units of the currency shown, from and below; `8000-` has no end. */
  price: string
  without: Allergen[]
  sort: string
  offset: number
}

export const sorts = ['name', '-name', 'price', '-price', 'newest'] as const

const bandForm = /^\d{1,8}-\d{0,8}$/

/** A band of prices, in minor units of the currency shown. */
export const bandOf = ({ from, to }: { from: number; to: number | null }): string => `${from}-${to ?? ''}`

/** What a band spans; null for none. */
export function readBand(price: string): { from: number; to: number | null } | null {
  if (!bandForm.test(price)) return null
  const [from, to] = price.split('-')
  return { from: Number(from), to: to ? Number(to) : null }
}

const LONGEST_ID = 60
const control = /\p{Cc}+/gu

/** The filter of an address; what is not understood is left out. */
export const readShopFilter = (search: URLSearchParams): ShopFilter => {
  const word = (name: string) => {
    const given = search.get(name) ?? ''
    return given.length > LONGEST_ID || given.search(control) >= 0 ? '' : given
  }
  return {
    query: (search.get('query') ?? '').replace(control, ' ').slice(0, PRODUCT_QUERY_LENGTH),
    brandId: isId(word('brandId')) ? word('brandId') : '',
    categoryId: word('categoryId'),
    deliveryFormatId: word('deliveryFormatId'),
    stockStatusId: productStockStatuses.find((status) => status === search.get('stockStatusId')) ?? '',
    verificationId: word('verificationId'),
    marker: word('marker'),
    price: bandForm.test(word('price')) ? word('price') : '',
    without: allergens.filter((allergen) => search.getAll('without').includes(allergen)),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? '',
    offset: readOffset(search),
  }
}
