import { limitConcurrency } from './limit-concurrency.ts'

export type Answered<Made> = { made: Made } | { fault: string }

/** A thread or process beside the request handling, running one task at a time. */
type SideWorker<Wanted> = {
  send: (wanted: Wanted) => void
  /** Terminates it at once, whatever it is doing. */
  end: () => void
  /** Whether it keeps the server process alive. */
  hold: (isHeld: boolean) => void
}

type Heard<Made> = { answered: (answer: Answered<Made>) => void; ended: (error: Error) => void }
export type BeginWorker<Wanted, Made> = (heard: Heard<Made>) => SideWorker<Wanted>

export type SideLimits = {
  /** Number of workers, each started on demand. */
  atOnce?: number
  /** How many tasks may wait for a worker; beyond that `Overloaded` is thrown. */
  waiting?: number
  /** Time limit of one task, after which its worker is terminated. */
  mostMs?: number
  /** How long an idle worker is kept before it is ended to free its memory. */
  idleMs?: number
}

/** A task terminated because it exceeded its time limit. */
export class TookTooLong extends Error {
  constructor(mostMs: number) {
    super(`took longer than ${mostMs} ms`)
  }
}

/** A worker that ended by itself: it crashed or ran out of memory. */
export class WorkerEnded extends Error {}

type Current<Made> = {
  resolve: (made: Made) => void
  reject: (error: Error) => void
  bound: NodeJS.Timeout | undefined
}

/** One worker, started with its first task and restarted after it ended. */
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
 * Tasks run by workers beside the request handling, one at a time per worker; the others wait in order of arrival.
 * Errors of the worker are thrown to the caller. Throws TookTooLong, WorkerEnded, and Overloaded if too many are
 * waiting.
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
