import { query } from './query.ts'

/** The forms products come in (capsules, powder), with the unit of their pack size. Never stale while a page is open. */
export const deliveryFormatsQuery = {
  ...query('GET /reference-data/product-delivery-formats', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
