import { limitConcurrency } from './limit-concurrency.ts'

export type Answered<Made> = { made: Made } | { fault: string }

/** A thread or process beside the requests, which does one work at a time. */
type SideWorker<Wanted> = {
  send: (wanted: Wanted) => void
  /** Ends it at once, whatever it is doing. */
  end: () => void
  /** Whether the server's process lives on for it. */
  hold: (isHeld: boolean) => void
}

type Heard<Made> = { answered: (answer: Answered<Made>) => void; ended: (error: Error) => void }
export type BeginWorker<Wanted, Made> = (heard: Heard<Made>) => SideWorker<Wanted>

export type SideLimits = {
  /** Workers, each begun when it is needed. */
  atOnce?: number
  /** How many works may wait for a worker; past it `Overloaded` is thrown. */
  waiting?: number
  /** How long one work may take: its worker is ended past it. */
  mostMs?: number
  /** A worker without work for so long is ended, and its memory given back. */
  idleMs?: number
}

/** A work that was ended because it took longer than it may. */
export class TookTooLong extends Error {
  constructor(mostMs: number) {
    super(`took longer than ${mostMs} ms`)
  }
}

/** A worker that ended by itself: it failed, or ran out of memory. */
export class WorkerEnded extends Error {}

type Current<Made> = {
  resolve: (made: Made) => void
  reject: (error: Error) => void
  bound: NodeJS.Timeout | undefined
}

/** One worker, begun with its first work and again after it ended. */
function oneWorker<Wanted, Made>(
  begin: BeginWorker<Wanted, Made>,
  { mostMs, idleMs }: Pick<SideLimits, 'mostMs' | 'idleMs'>,
): (wanted: Wanted) => Promise<Made> {
  let worker: SideWorker<Wanted> | undefined
  let current: Current<Made> | undefined
  let idle: NodeJS.Timeout | undefined

  function takeCurrent(): Current<Made> | undefined {
    const taken = current
    current = undefined
    clearTimeout(taken?.bound)
    return taken
  }

  function fail(error: Error): void {
    worker = undefined
    takeCurrent()?.reject(error)
  }

  function rest(): void {
    worker?.hold(false)
    if (idleMs === undefined) return
    idle = setTimeout(() => {
      worker?.end()
      worker = undefined
    }, idleMs).unref()
  }

  function start(): SideWorker<Wanted> {
    const begun = begin({
      answered: (answer) => {
        if (worker !== begun) return
        rest()
        const done = takeCurrent()
        if ('made' in answer) done?.resolve(answer.made)
        else done?.reject(new Error(answer.fault))
      },
      ended: (error) => {
        if (worker === begun) fail(new WorkerEnded(error.message))
      },
    })
    return begun
  }

  function boundOf(most: number): NodeJS.Timeout {
    return setTimeout(() => {
      const late = worker
      fail(new TookTooLong(most))
      late?.end()
    }, most)
  }

  return (wanted) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      current = { resolve, reject, bound: mostMs === undefined ? undefined : boundOf(mostMs) }
      worker ??= start()
      worker.hold(true)
      worker.send(wanted)
    })
}

/**
 * Work that is done beside the requests, each worker doing one at a time; the others wait in the order they came. What
 * the worker throws, the caller gets. Throws TookTooLong, WorkerEnded, and Overloaded when too much waits.
 */
export function sideWork<Wanted, Made>(
  begin: BeginWorker<Wanted, Made>,
  { atOnce = 1, waiting = Number.POSITIVE_INFINITY, ...each }: SideLimits = {},
): (wanted: Wanted) => Promise<Made> {
  const free = Array.from({ length: atOnce }, () => oneWorker(begin, each))
  const inTurn = limitConcurrency({ atOnce, waiting })
  return (wanted) =>
    inTurn(async () => {
      const worker = free.pop()
      if (!worker) throw new Error('more works at once than workers')
      try {
        return await worker(wanted)
      } finally {
        free.push(worker)
      }
    })
}
