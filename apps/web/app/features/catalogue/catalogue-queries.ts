import { query } from '#app/api/query.ts'

const PAGE = 24

export type ShopFilter = {
  query: string
  brandId: string
  categoryId: string
  deliveryFormatId: string
  sort: string
  offset: number
}

export const sorts = ['name', '-name', 'price', '-price', 'newest'] as const

/** The shop's state is its address: search, filters, order and page. */
export const readShopFilter = (search: URLSearchParams): ShopFilter => ({
  query: (search.get('query') ?? '').slice(0, 200),
  brandId: search.get('brandId') ?? '',
  categoryId: search.get('categoryId') ?? '',
  deliveryFormatId: search.get('deliveryFormatId') ?? '',
  sort: sorts.find((sort) => sort === search.get('sort')) ?? '',
  offset: Math.max(0, Math.floor(Number(search.get('offset')) || 0)),
})

const given = (word: string) => word || undefined

export const productsQuery = (filter: ShopFilter) =>
  query('GET /products', {
    query: {
      query: given(filter.query),
      brandId: given(filter.brandId),
      categoryId: given(filter.categoryId),
      deliveryFormatId: given(filter.deliveryFormatId),
      sort: given(filter.sort),
      offset: filter.offset,
      limit: PAGE,
    },
  })

export const productQuery = (id: string) => query('GET /products/{id}', { params: { id } })

export const linkedQuery = (id: string) =>
  query('GET /products/linked-products-new', { query: { productIds: id } })

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
