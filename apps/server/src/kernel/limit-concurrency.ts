/** Rejected because the waiting queue is full. */
export class Overloaded extends Error {
  constructor() {
    super('too much waits already')
  }
}

/**
 * Runs at most `atOnce` tasks at a time, the others in order of arrival. Throws Overloaded when more than `waiting`
 * would wait.
 */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new Overloaded()
    // A finished task hands its slot to the next waiting one, so no newcomer can take it.
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
