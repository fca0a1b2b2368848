import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { tellLive } from './early-press.ts'
import css from './late-part.module.css'

type Props = { fallback?: ReactNode; children: ReactNode }

/**
 * A part of a page that is drawn by the server while its script comes after the others: what is pressed in it meanwhile
 * is kept until it can act.
 */
export function LatePart({ fallback, children }: Props) {
  const [isLate, setLate] = useState(true)
  useEffect(() => {
    if (!isLate) tellLive()
  }, [isLate])
  return (
    <div className={css.part} data-late={isLate || undefined}>
      <Suspense fallback={fallback}>
        {children}
        <Arrival onArrive={() => setLate(false)} />
      </Suspense>
    </div>
  )
}

/** Comes to life with what stands beside it, and not before. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive)
  return null
}
