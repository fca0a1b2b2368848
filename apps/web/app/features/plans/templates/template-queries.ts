import { query } from '#app/api/query.ts'

/** Categories in the order of the server: pinned first. */
export const templateCategoriesQuery = {
  ...query('GET /reference-data/recommendation-template-categories', {}),
  staleTime: Number.POSITIVE_INFINITY,
}

export const templateAuthorsQuery = query('GET /recommendations/global-template-authors', {})
