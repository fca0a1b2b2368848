import { query } from '#app/api/query.ts'

export const planQuery = (id: string) => query('GET /recommendations/{id}', { params: { id } })

export const intakeFormatsQuery = {
  ...query('GET /reference-data/intake-formats', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
