import { query } from '#app/api/query.ts'

/** All that happened to an order, the newest first. */
export const timelineQuery = (id: string) => query('GET /admin/orders/{id}/timeline', { params: { id } })
