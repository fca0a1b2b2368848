import { query } from '#app/api/query.ts'

/** The shipped rules with their words, and the classes of medicines they know. */
export const interactionsQuery = {
  ...query('GET /reference-data/interactions', {}),
  staleTime: Number.POSITIVE_INFINITY,
}

/** What the practitioner noted of one client's medicines. */
export const clientDrugsQuery = (id: string) => query('GET /customer/{id}/drug-classes', { params: { id } })

/** The same of every client of a plan. */
export const planDrugsQuery = (id: string) =>
  query('GET /recommendations/{id}/drug-classes', { params: { id } })
