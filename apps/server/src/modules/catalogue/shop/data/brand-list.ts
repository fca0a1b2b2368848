import { asc, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { brands } from '../../products/product-tables.ts'

/** A page of brands, by name unless sorted otherwise. */
export type BrandsAsked = {
  name?: string | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

export const plainName = sql`plain_text(${brands.name})`

/** Brands whose name contains the typed text; all if it is empty. */
export const isNamed = (name: string | undefined): SQL | undefined =>
  name === undefined ? undefined : sql`${plainName} like plain_text(${likePattern(name)})`

/** In the requested order, stable across pages. */
export const brandOrder = (sort: string | undefined, sortable: Parameters<typeof orderBy>[1]): SQL[] => [
  ...orderBy(sort, { name: plainName, ...sortable }, [asc(plainName)]),
  asc(brands.id),
]
