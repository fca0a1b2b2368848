import { query } from '#app/api/query.ts'

export const planQuery = (id: string) => query('GET /recommendations/{id}', { params: { id } })

/** Command scope: writes of one plan are serialised, so that each knows the version before it. */
export const planWrites = (id: string): string => `plan-${id}`
