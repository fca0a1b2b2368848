import { useEffect } from 'react'
import { whenWanted } from '#app/startup/when-wanted.ts'
import { tellTimeZone } from '#app/visit/time.tsx'

/** Tells the server the reader's time zone, on a page without a time at the first act: a phone takes a while to know it. */
export function useTimeZone() {
  useEffect(() => {
    void whenWanted().then(tellTimeZone)
  }, [])
}
