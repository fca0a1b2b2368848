/** Makes a double click one click: while a run is under way, another is not begun and answers null. */
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
