import { useRef } from 'react'

/** A double click is one click: while a call runs, no other is begun. What fails is told by the call's own `onError`. */
export function useSingle<Input extends unknown[]>(run: (...input: Input) => Promise<unknown>) {
  const isRunning = useRef(false)
  return async (...input: Input): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    await run(...input).catch(() => null)
    isRunning.current = false
  }
}
