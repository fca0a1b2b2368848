import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { NEW_MARKER, readBand, type ShopFilter } from './shop-filter.ts'

const PAGE = 24

const given = (word: string) => word || undefined

/** A page of the shop with facet counts; price bands include VAT unless net prices are shown. */
export const productsQuery = (filter: ShopFilter, showsNet = false) => {
  const band = readBand(filter.price)
  return query('GET /products', {
    query: {
      query: given(filter.query),
      isVerbatim: filter.isVerbatim || undefined,
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

const FRONT = 4

/** The products that were added last and are marked as new. */
export const newProductsQuery = () =>
  query('GET /products', {
    query: { marker: NEW_MARKER, sort: 'newest', limit: FRONT, languageCode: getLocale() },
  })

export const oftenRecommendedQuery = () =>
  query('GET /products/often-recommended', { query: { languageCode: getLocale() } })

/** Texts are in the page's language, which comes from the URL, not from a cookie. */
export const productQuery = (id: string, plan: string | null = null) =>
  query('GET /products/{id}', {
    params: { id },
    query: { languageCode: getLocale(), ...(plan !== null && { recommendationId: plan }) },
  })

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
export const verificationsQuery = {
  ...query('GET /reference-data/product-verifications', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
