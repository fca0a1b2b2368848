import { cookieNames } from '@salvia/contract/words/cookies'

type Name = keyof typeof cookieNames

const YEAR_SECONDS = 31_536_000

/** Reads one of our cookies from a `Cookie` header or `document.cookie`. */
export function readCookie(header: string | null, name: Name): string | undefined {
  const start = `${cookieNames[name]}=`
  const found = (header ?? '').split(/;\s*/).find((part) => part.startsWith(start))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(start.length)) || undefined
  } catch {
    return undefined
  }
}

/** Keeps a choice for a year, for pages that the server renders as well. */
export function writeCookie(name: Name, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieNames[name]}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

export function removeCookie(name: Name) {
  document.cookie = `${cookieNames[name]}=; Path=/; Max-Age=0; SameSite=Lax`
}
