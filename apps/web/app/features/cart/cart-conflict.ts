import { create } from 'zustand'
import type { ConflictChoice } from './cart-turn.ts'

type Conflict = {
  /** Takes the answer of whoever is asked; null while nobody is. */
  answer: ((choice: ConflictChoice) => void) | null
  wasAsked: boolean
}

/** The open question of whether to keep the cart or to replace it. */
export const useConflict = create<Conflict>(() => ({ answer: null, wasAsked: false }))
