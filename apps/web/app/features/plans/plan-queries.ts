import { query } from '#app/api/query.ts'

export const planQuery = (id: string) => query('GET /recommendations/{id}', { params: { id } })

export const intakeFormatsQuery = {
  ...query('GET /reference-data/intake-formats', {}),
  staleTime: Number.POSITIVE_INFINITY,
}

export const templateCategoriesQuery = {
  ...query('GET /reference-data/recommendation-template-categories', {}),
  staleTime: Number.POSITIVE_INFINITY,
}
