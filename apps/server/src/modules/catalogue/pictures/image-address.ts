import { randomBytes } from 'node:crypto'

const TOKEN_BYTES = 16
const BASE = '/images/catalogue/'

export const catalogueImageToken = /^[\w-]{22}$/

export const newImageToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Path of the original: it is never sent as it is. */
export const catalogueImageKey = (token: string): string => `catalogue/${token}.webp`

/** The path of a picture that was derived from something else. */
export const drawnKey = (tag: string): string => `drawn/${tag}`

/** What an uploaded picture is called where something is drawn of it. */
export const imageSubject = (token: string): string => `catalogue/${token}`

export const catalogueImageUrl = (token: string): string => `${BASE}${token}`

/** The picture behind an address of ours; null for any other. */
export function tokenOfImageUrl(url: string | null): string | null {
  const token = url?.startsWith(BASE) ? url.slice(BASE.length) : ''
  return catalogueImageToken.test(token) ? token : null
}
