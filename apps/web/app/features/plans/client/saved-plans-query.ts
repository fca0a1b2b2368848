import { query } from '#app/api/query.ts'

const MOST_SHOWN = 50

/** The plans that the client who asks saved, newest first. */
export const savedPlansQuery = query('GET /recommendations/saves', { query: { limit: MOST_SHOWN } })

/** The plans that the client who asks is invited to and did not save, the last invited first. */
export const invitedPlansQuery = query('GET /recommendations/invited', { query: { limit: MOST_SHOWN } })
