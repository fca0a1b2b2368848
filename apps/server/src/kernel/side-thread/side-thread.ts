import { Worker } from 'node:worker_threads'

export type Asked<Wanted> = { id: number; wanted: Wanted }
export type Answered<Made> = { id: number } & ({ made: Made } | { fault: string })

type Waiting<Made> = { resolve: (made: Made) => void; reject: (error: Error) => void }

/**
 * A thread of lower priority for work that takes milliseconds of its own: requests go first. Begun with the first
 * work, and again after it failed; it keeps no process alive by itself. What the script throws, the caller gets. Past
 * `mostMegabytes` of memory the thread ends, and with it what waits for it.
 */
export function sideThread<Wanted, Made>(
  script: URL,
  { mostMegabytes }: { mostMegabytes?: number } = {},
): (wanted: Wanted) => Promise<Made> {
  const limits =
    mostMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } }
  const waiting = new Map<number, Waiting<Made>>()
  let kept: Worker | undefined
  let last = 0

  function settle(worker: Worker, answer: Answered<Made>): void {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('made' in answer) one?.resolve(answer.made)
    else one?.reject(new Error(answer.fault))
  }

  function begin(): Worker {
    const worker = new Worker(script, limits)
    worker.on('message', (answer: Answered<Made>) => settle(worker, answer))
    worker.on('error', (error) => {
      kept = undefined
      for (const one of waiting.values())
        one.reject(error instanceof Error ? error : new Error('the thread failed'))
      waiting.clear()
    })
    return worker
  }

  return (wanted) =>
    new Promise((resolve, reject) => {
      kept ??= begin()
      kept.ref()
      last += 1
      waiting.set(last, { resolve, reject })
      kept.postMessage({ id: last, wanted } satisfies Asked<Wanted>)
    })
}
