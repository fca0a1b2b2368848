import { useEffect } from 'react'
import { readCookie, writeCookie } from '#app/visit/cookies.ts'
import { browserTimeZone } from '#app/visit/time.tsx'

/** Tells the server the reader's time zone, for the pages that it renders from now on. */
export function useTimeZone() {
  useEffect(() => {
    const zone = browserTimeZone()
    if (readCookie(document.cookie, 'timeZone') !== zone) writeCookie('timeZone', zone)
  }, [])
}
