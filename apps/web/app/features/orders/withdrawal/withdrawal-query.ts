import { query } from '#app/api/query.ts'

/** What the buyer of an order may withdraw from, and what was declared. */
export const withdrawalQuery = (orderId: string, key: string | undefined) =>
  query('GET /orders/{orderId}/withdrawal', {
    params: { orderId },
    query: key === undefined ? {} : { key },
  })
