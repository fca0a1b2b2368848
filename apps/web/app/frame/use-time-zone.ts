import { useEffect } from 'react'
import { whenWanted } from '#app/startup/when-wanted.ts'
import { readCookie, writeCookie } from '#app/visit/cookies.ts'
import { browserTimeZone } from '#app/visit/time.tsx'

function tellTimeZone(): void {
  const zone = browserTimeZone()
  if (readCookie(document.cookie, 'timeZone') !== zone) writeCookie('timeZone', zone)
}

/**
 * Tells the server the reader's time zone, for the pages that it renders from the first act on: a phone takes some
 * hundredths of a second to know it.
 */
export function useTimeZone() {
  useEffect(() => {
    void whenWanted().then(tellTimeZone)
  }, [])
}
