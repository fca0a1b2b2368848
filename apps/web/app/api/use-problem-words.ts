import { useEffect, useState } from 'react'
import { explainProblem } from './explain-refusal.ts'

/** Why a call failed, for display on a page: `otherwise` until the messages are loaded. */
export function useProblemWords(error: unknown, otherwise: string): string {
  const [words, setWords] = useState(otherwise)
  useEffect(() => {
    let isCurrent = true
    setWords(otherwise)
    if (error) void explainProblem(error, otherwise).then((said) => isCurrent && setWords(said))
    return () => {
      isCurrent = false
    }
  }, [error, otherwise])
  return words
}
