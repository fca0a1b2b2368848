import { lazy, Suspense } from 'react'
import { importConflictDialog } from './ask-about-conflict.ts'
import { useConflict } from './cart-conflict.ts'

const DifferentPractitioner = lazy(importConflictDialog)

/** The different-practitioners dialog, available on every page. */
export function ConflictQuestion() {
  const wasAsked = useConflict((conflict) => conflict.wasAsked)
  return wasAsked ? (
    <Suspense>
      <DifferentPractitioner />
    </Suspense>
  ) : null
}
