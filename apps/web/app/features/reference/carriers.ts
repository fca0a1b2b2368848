import { query } from '#app/api/query.ts'

export const carriersQuery = {
  ...query('GET /reference-data/delivery-carriers', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
