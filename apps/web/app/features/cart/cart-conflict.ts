import { create } from 'zustand'
import type { ConflictChoice } from './cart-turn.ts'

type Conflict = {
  /** Resolves the open question; null while there is none. */
  answer: ((choice: ConflictChoice) => void) | null
  wasAsked: boolean
}

/** The open question: keep the cart or replace it. */
export const useConflict = create<Conflict>(() => ({ answer: null, wasAsked: false }))
