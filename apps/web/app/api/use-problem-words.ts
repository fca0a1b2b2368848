import { useEffect, useState } from 'react'
import { explainProblem } from './explain-refusal.ts'

/**
 * Why a call failed, for display on a page; `otherwise` if it was not refused. Empty until the messages are loaded: a
 * screen reader would read another reason first.
 */
export function useProblemWords(error: unknown, otherwise: string): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    let isCurrent = true
    setWords('')
    if (error) void explainProblem(error, otherwise).then((said) => isCurrent && setWords(said))
    return () => {
      isCurrent = false
    }
  }, [error, otherwise])
  return words
}
