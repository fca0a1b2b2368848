import { readCookie, writeCookie } from './cookies.ts'

/** So many closed banners are remembered: older ones are no longer shown anyway. */
const REMEMBERED = 20

/** The ids of the banners that were closed in this browser, the last closed first. */
export const readClosedBanners = (cookies: string | null): string[] =>
  (readCookie(cookies, 'closedBanners') ?? '').split('\n').filter((id) => id !== '')

/** Remembers that a banner was closed in this browser; its next version has another id. */
export function rememberClosed(id: string) {
  const others = readClosedBanners(document.cookie).filter((each) => each !== id)
  writeCookie('closedBanners', [id, ...others].slice(0, REMEMBERED).join('\n'))
}
