import { readCookie, writeCookie } from './cookies.ts'
import { browserTimeZone } from './time.tsx'

/**
 * Whether the browser keeps no cookies of this site. One that blocks them for single sites says that they are enabled all
 * the same, so the one that every page writes is tried.
 */
export function areCookiesBlocked(): boolean {
  if (!navigator.cookieEnabled) return true
  writeCookie('timeZone', browserTimeZone())
  return readCookie(document.cookie, 'timeZone') === undefined
}
