import { useConflict } from './cart-conflict.ts'
import type { ConflictChoice } from './cart-turn.ts'

export const importConflictDialog = () => import('./different-practitioner.tsx')

/** Opens the dialog and resolves to the answer. Rejects when the dialog cannot be loaded. */
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
