/** Ignores calls while one is in flight: they return null. */
export function singleFlight<Input extends unknown[], T>(run: (...input: Input) => Promise<T>) {
  let isRunning = false
  return async (...input: Input): Promise<T | null> => {
    if (isRunning) return null
    isRunning = true
    try {
      return await run(...input)
    } finally {
      isRunning = false
    }
  }
}
