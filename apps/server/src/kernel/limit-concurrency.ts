/** Refused because too much waits already. */
export class Overloaded extends Error {
  constructor() {
    super('too much waits already')
  }
}

/** Runs at most `atOnce` works at the same time, the others in the order they came. Throws Overloaded past `waiting`. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new Overloaded()
    // Whoever ends hands its place on, so nobody slips in between.
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
