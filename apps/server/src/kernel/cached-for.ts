export type Cached<T> = {
  /** The answer of the last reading, or of `read` if that is too old. `at`: milliseconds of the caller's clock. */
  get: (at: number, read: () => Promise<T>) => Promise<T>
  /** In this process: others follow when their own time is over. */
  forget: () => void
}

/**
 * Keeps one answer for `forMs` milliseconds, shared also while it is being read. A reading that failed is not kept, nor
 * one from the future of a clock that was set back.
 */
export function cachedFor<T>(forMs: number): Cached<T> {
  let known: { since: number; answer: Promise<T> } | null = null
  const readAgain = (at: number, read: () => Promise<T>) => {
    const reading = { since: at, answer: read() }
    known = reading
    reading.answer.catch(() => {
      if (known === reading) known = null
    })
    return reading.answer
  }
  return {
    get: (at, read) => {
      const isFresh = known !== null && at >= known.since && at - known.since < forMs
      return isFresh && known ? known.answer : readAgain(at, read)
    },
    forget: () => {
      known = null
    },
  }
}

/** The same for each of several owners, as databases: the answer goes with its owner. */
export function cachedOf<T>(forMs: number): (owner: object) => Cached<T> {
  const all = new WeakMap<object, Cached<T>>()
  return (owner) => {
    const cached = all.get(owner) ?? cachedFor<T>(forMs)
    all.set(owner, cached)
    return cached
  }
}
