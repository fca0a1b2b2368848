import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { readBand, type ShopFilter } from './shop-filter.ts'

const PAGE = 24

const given = (word: string) => word || undefined

/** A page of the shop with the counts of its filters; bands of prices are those with VAT unless net ones are shown. */
export const productsQuery = (filter: ShopFilter, showsNet = false) => {
  const band = readBand(filter.price)
  return query('GET /products', {
    query: {
      query: given(filter.query),
      brandId: given(filter.brandId),
      categoryId: given(filter.categoryId),
      deliveryFormatId: given(filter.deliveryFormatId),
      stockStatusId: given(filter.stockStatusId),
      verificationId: given(filter.verificationId),
      marker: given(filter.marker),
      withoutAllergens: given(filter.without.join(',')),
      priceFrom: band?.from,
      priceTo: band?.to ?? undefined,
      priceBasis: showsNet ? 'Net' : undefined,
      sort: given(filter.sort),
      withFacets: 'true',
      offset: filter.offset,
      limit: PAGE,
      languageCode: getLocale(),
    },
  })
}

/** Texts come in the language of the page, which its address may say and no cookie knows. */
export const productQuery = (id: string) =>
  query('GET /products/{id}', { params: { id }, query: { languageCode: getLocale() } })

export const linkedQuery = (id: string) =>
  query('GET /products/linked-products-new', { query: { productIds: id, languageCode: getLocale() } })

export const brandsQuery = {
  ...query('GET /reference-data/product-brands', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
export const categoriesQuery = {
  ...query('GET /reference-data/product-categories', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
export const formatsQuery = {
  ...query('GET /reference-data/product-delivery-formats', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
export const verificationsQuery = {
  ...query('GET /reference-data/product-verifications', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
