import { type ReactNode, Suspense, useEffect, useState } from 'react'
import css from './deferred-part.module.css'
import { tellLive } from './replay-early-input.ts'

type Props = { fallback?: ReactNode; children: ReactNode }

/**
 * Rendered by the server, hydrated after the rest of the page: clicks in it meanwhile
 * are replayed once it is live.
 */
export function DeferredPart({ fallback, children }: Props) {
  const [isDeferred, setDeferred] = useState(true)
  useEffect(() => {
    if (!isDeferred) tellLive()
  }, [isDeferred])
  return (
    <div className={css.part} data-deferred={isDeferred || undefined}>
      <Suspense fallback={fallback}>
        {children}
        <Arrival onArrive={() => setDeferred(false)} />
      </Suspense>
    </div>
  )
}

/** Is hydrated together with its siblings. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive)
  return null
}
