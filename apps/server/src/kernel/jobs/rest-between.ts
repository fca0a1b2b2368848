import { setTimeout as pause } from 'node:timers/promises'

/** A batch takes longer than this when something else holds it up: resting longer would leave nobody more. */
const MOST_MS = 1000

type Clock = { now: () => number; pause: (ms: number) => Promise<unknown> }
const realClock: Clock = { now: () => performance.now(), pause }

/**
 * For a job that goes over many rows in batches: what this answers is called between two of them, and waits as long as
 * was worked since the call before, at most a second. Half of the time is left to requests, on a fast machine as on a
 * slow one.
 */
export function restBetween({ now, pause }: Clock = realClock): () => Promise<void> {
  let since = now()
  return async () => {
    await pause(Math.min(now() - since, MOST_MS))
    since = now()
  }
}
