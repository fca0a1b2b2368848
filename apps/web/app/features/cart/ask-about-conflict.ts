import { useConflict } from './cart-conflict.ts'
import type { ConflictChoice } from './cart-turn.ts'

export const importConflictDialog = () => import('./different-practitioner.tsx')

/** Asks, and waits for the answer. Rejects when the question cannot be loaded. */
export async function askAboutConflict(): Promise<ConflictChoice> {
  await importConflictDialog()
  return new Promise((resolve) => {
    const answer = (choice: ConflictChoice) => {
      useConflict.setState({ answer: null })
      resolve(choice)
    }
    useConflict.setState({ answer, wasAsked: true })
  })
}
