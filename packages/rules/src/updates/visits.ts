import { MINUTE_MS } from '@salvia/contract/durations'

/** After so long without reading, the next reading is another visit. */
const PAUSE_MS = 30 * MINUTE_MS

/** When a page was last read, and the visit before that one; null where there was none. */
export type Visits = { visitedAt: Date | null; visitBeforeAt: Date | null }

/** The visit before that of `now`: a visit goes on while less than half an hour passes between readings. */
export const lastVisit = ({ visitedAt, visitBeforeAt }: Visits, now: Date): Date | null =>
  visitedAt !== null && now.getTime() - visitedAt.getTime() < PAUSE_MS ? visitBeforeAt : visitedAt

/** The visits once the page is read at `now`. */
export const recordVisit = (visits: Visits, now: Date): Visits => ({
  visitedAt: now,
  visitBeforeAt: lastVisit(visits, now),
})
