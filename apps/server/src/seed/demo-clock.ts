import { DAY_MS } from '@salvia/contract/durations'

/** The clock that the product reads while its demo is made; null lets it run again. */
export type DemoClock = { set: (at: Date | null) => void }

/** The same time of day some days before. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
