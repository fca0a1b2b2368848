import { query } from '#app/api/query.ts'

export const statusQuery = query('GET /status', {})
