import { create } from 'zustand'
import type { ConflictChoice } from './cart-turn.ts'

type Conflict = {
  /** Takes the answer of whoever is asked; null while nobody is. */
  answer: ((choice: ConflictChoice) => void) | null
  wasAsked: boolean
}

/** The open question of whether to keep the cart or to replace it. */
export const useConflict = create<Conflict>(() => ({ answer: null, wasAsked: false }))

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
