import { memo, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import css from './deferred-part.module.css'
import { announceLive } from './replay-early-input.ts'
import { isFirstRender, whenWanted } from './when-wanted.ts'

type Props = {
  fallback?: ReactNode
  /** Its script is fetched with the first thing that the visitor does, instead of by itself. */
  isBelow?: boolean
  children: ReactNode
}

/**
 * Rendered by the server, hydrated after the rest of the page: clicks in it meanwhile
 * are replayed once it is live.
 */
export function DeferredPart({ fallback, isBelow = false, children }: Props) {
  const [isDeferred, setDeferred] = useState(true)
  const [wanted] = useState(() => (isBelow && isFirstRender() ? whenWanted() : null))
  // Until it is live it stays as it was rendered: React would replace a part that changes earlier by its fallback.
  const [first] = useState({ fallback, children })
  useEffect(() => {
    if (!isDeferred) announceLive()
  }, [isDeferred])
  return (
    <div className={css.part} data-deferred={isDeferred || undefined}>
      <Part {...(isDeferred ? first : { fallback, children })} wanted={wanted} onArrive={setDeferred} />
    </div>
  )
}

type PartProps = {
  fallback?: ReactNode
  children: ReactNode
  wanted: Promise<void> | null
  onArrive: (isDeferred: false) => void
}

const Part = memo(({ fallback, children, wanted, onArrive }: PartProps) => (
  <Suspense fallback={fallback}>
    <Awaited promise={wanted}>
      {children}
      <Arrival onArrive={() => onArrive(false)} />
    </Awaited>
  </Suspense>
))

/** Renders its children, and with that fetches their scripts, once the promise is kept. */
function Awaited({ promise, children }: { promise: Promise<void> | null; children: ReactNode }) {
  if (promise !== null) use(promise)
  return children
}

/** Is hydrated together with its siblings. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive)
  return null
}
