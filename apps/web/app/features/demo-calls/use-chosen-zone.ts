import { useState, useSyncExternalStore } from 'react'
import { whenWanted } from '#app/startup/when-wanted.ts'
import { useTimeZone } from '#app/visit/time.tsx'

const none: string[] = []
let all = none

/** Read once, with the first thing that the visitor does: there are some four hundred, for a list that few open. */
function readAll(tell: () => void): () => void {
  if (all === none)
    void whenWanted().then(() => {
      all = Intl.supportedValuesOf('timeZone')
      tell()
    })
  return () => {}
}

/** The zone that times are read in: this browser's, until another is chosen. */
export function useChosenZone(given?: string) {
  const own = useTimeZone()
  const others = useSyncExternalStore(
    readAll,
    () => all,
    () => none,
  )
  const [chosen, setZone] = useState(given)
  const zone = chosen ?? own
  return { zone, zones: [...new Set([zone, own, ...others])], setZone }
}
