import { DAY_MS } from '@salvia/contract/durations'

/** Sets the product's clock while its demo is created; null resumes real time. */
export type DemoClock = { set: (at: Date | null) => void }

/** The same time of day some days earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** Something that happens in the demo's story. Fractions of a day order what happens on the same one. */
export type DemoAct = { daysAgo: number; run: () => Promise<void> }
