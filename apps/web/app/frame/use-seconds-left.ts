import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Counts down from a number of seconds to nothing. */
export function useSecondsLeft(seconds = 0): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
