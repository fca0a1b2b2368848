import { DAY_MS } from '@salvia/contract/durations'

/** Sets the product's clock while its demo is created; null resumes real time. */
export type DemoClock = { set: (at: Date | null) => void }

/** The same time of day some days earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
