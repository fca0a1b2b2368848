import { query } from '#app/api/query.ts'

/** Free slots, which others book meanwhile. */
export const slotsQuery = { ...query('GET /demo-calls/slots', {}), staleTime: 0 }

/** The booking that a link is for. */
export const bookedQuery = (token: string) => query('GET /demo-calls/booked', { query: { token } })
