import { query } from '#app/api/query.ts'

export const sharedPlanQuery = (shareCode: string) =>
  query('GET /recommendations/code/{shareCode}', { params: { shareCode } })
