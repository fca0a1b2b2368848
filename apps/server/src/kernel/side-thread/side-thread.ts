import { Worker } from 'node:worker_threads'
import { type Answered, type SideLimits, sideWork } from '../side-work.ts'

/**
 * Threads of lower priority for work that takes milliseconds of its own: requests go first. Begun with the first work,
 * and again after one failed; they keep no process alive by themselves. Past `mostMegabytes` of memory a thread ends,
 * and its work with it.
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
