import { lazy, Suspense } from 'react'
import { importConflictDialog } from './ask-about-conflict.ts'
import { useConflict } from './cart-conflict.ts'

const DifferentPractitioner = lazy(importConflictDialog)

/** The question of different practitioners, whichever page is open when it comes up. */
export function ConflictQuestion() {
  const wasAsked = useConflict((conflict) => conflict.wasAsked)
  return wasAsked ? (
    <Suspense>
      <DifferentPractitioner />
    </Suspense>
  ) : null
}
