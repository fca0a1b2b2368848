import { cookieNames } from '@salvia/contract/words/cookies'

type Name = keyof typeof cookieNames

type Held = { value?: string; maxAgeSeconds?: number; isSecure: boolean }

const YEAR_SECONDS = 31_536_000

/** They grant access to a cart and to drafts: over https `__Host-` cookies, so that no subdomain can set them. */
const grants: Name[] = ['cart', 'preview']

const hostName = (name: Name): string => `__Host-${cookieNames[name]}`

const writtenName = (name: Name): string =>
  grants.includes(name) && location.protocol === 'https:' ? hostName(name) : cookieNames[name]

/** Reads one of our cookies from a `Cookie` header or `document.cookie`; the `__Host-` variant wins. */
export function readCookie(header: string | null, name: Name): string | undefined {
  const parts = (header ?? '').split(/;\s*/)
  const starts = [hostName(name), cookieNames[name]].map((each) => `${each}=`)
  const start = starts.find((each) => parts.some((part) => part.startsWith(each))) ?? ''
  const found = start === '' ? undefined : parts.find((part) => part.startsWith(start))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(start.length)) || undefined
  } catch {
    return undefined
  }
}

/** Stores a choice for a year in a cookie, so that the server renders with it. */
export function writeCookie(name: Name, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${writtenName(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** A `Set-Cookie` of the server that scripts do not read; without a value it ends the cookie. */
export function heldCookie(name: Name, { value = '', maxAgeSeconds = 0, isSecure }: Held): string {
  const written = isSecure && grants.includes(name) ? hostName(name) : cookieNames[name]
  const secure = isSecure ? '; Secure' : ''
  return `${written}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** A `Set-Cookie` of the server that stores a choice for a year and that scripts may change. */
export const chosenCookie = (name: Name, value: string, isSecure: boolean): string =>
  `${cookieNames[name]}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** A `Cookie` header that says this of one of our cookies: of two of a name the first counts. */
export const withCookie = (header: string | undefined, name: Name, value: string): string =>
  [`${cookieNames[name]}=${encodeURIComponent(value)}`, header].filter(Boolean).join('; ')

export function removeCookie(name: Name) {
  for (const written of new Set([writtenName(name), cookieNames[name]])) {
    const secure = written === hostName(name) ? '; Secure' : ''
    document.cookie = `${written}=; Path=/; Max-Age=0; SameSite=Lax${secure}`
  }
}
