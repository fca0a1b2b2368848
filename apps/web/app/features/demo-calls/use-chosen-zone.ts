import { useState, useSyncExternalStore } from 'react'
import { useTimeZone } from '#app/visit/time.tsx'

const never = () => () => {}
const none: string[] = []
let all: string[] | undefined

/** Read once: there are some four hundred. */
function allZones(): string[] {
  all ??= Intl.supportedValuesOf('timeZone')
  return all
}

/** The zone that times are read in: this browser's, until another is chosen. */
export function useChosenZone(given?: string) {
  const own = useTimeZone()
  const others = useSyncExternalStore(never, allZones, () => none)
  const [chosen, setZone] = useState(given)
  const zone = chosen ?? own
  return { zone, zones: [...new Set([zone, own, ...others])], setZone }
}
