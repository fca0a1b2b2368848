import { query } from '#app/api/query.ts'

export const sharedPlanQuery = (shareCode: string) =>
  query('GET /recommendations/code/{shareCode}', { params: { shareCode } })

export const carriersQuery = {
  ...query('GET /reference-data/delivery-carriers', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
