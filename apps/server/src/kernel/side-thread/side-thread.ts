import { Worker } from 'node:worker_threads'
import { type Answered, type SideLimits, sideWork } from '../side-work.ts'

/**
 * Low-priority threads for CPU work of some milliseconds: requests go first. Started with the first task and again
 * after a failure; they do not keep the process alive. A thread exceeding `mostMegabytes` of memory is ended and its
 * task fails.
 */
export function sideThread<Wanted, Made>(
  script: URL,
  { mostMegabytes, ...limits }: SideLimits & { mostMegabytes?: number } = {},
): (wanted: Wanted) => Promise<Made> {
  const bounds =
    mostMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } }
  return sideWork<Wanted, Made>(({ answered, ended }) => {
    const worker = new Worker(script, bounds)
    worker.on('message', (answer: Answered<Made>) => answered(answer))
    worker.on('error', (error) => ended(error instanceof Error ? error : new Error('the thread failed')))
    return {
      send: (wanted) => worker.postMessage(wanted),
      end: () => void worker.terminate(),
      hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    }
  }, limits)
}
