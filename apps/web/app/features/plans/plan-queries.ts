import { query } from '#app/api/query.ts'

export const planQuery = (id: string) => query('GET /recommendations/{id}', { params: { id } })

/** Writes of one plan wait for each other, so that each knows the version that the one before has made. */
export const planWrites = (id: string): string => `plan-${id}`
