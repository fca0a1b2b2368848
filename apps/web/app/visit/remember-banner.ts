import { readCookie, writeCookie } from './cookies.ts'

/** So many closed banners are remembered: older ones are no longer shown anyway. */
const REMEMBERED = 20

/** The versions of banners that were closed in this browser, the last closed first. */
export const readClosedBanners = (cookies: string | null): string[] =>
  (readCookie(cookies, 'closedBanners') ?? '').split('\n').filter((version) => version !== '')

/** Remembers that a banner was closed in this browser, as it is now: once it is rewritten it is another version. */
export function rememberClosed(version: string) {
  const others = readClosedBanners(document.cookie).filter((each) => each !== version)
  writeCookie('closedBanners', [version, ...others].slice(0, REMEMBERED).join('\n'))
}
