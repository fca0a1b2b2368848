import { randomBytes } from 'node:crypto'

const TOKEN_BYTES = 16
const BASE = '/images/catalogue/'

export const catalogueImageToken = /^[\w-]{22}$/

export const newImageToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Storage path of the original, which is never served unchanged. */
export const catalogueImageKey = (token: string): string => `catalogue/${token}.webp`

/** Storage path of a derived picture. */
export const drawnKey = (tag: string): string => `drawn/${tag}`

/** Subject of an uploaded picture, for pictures derived from it. */
export const imageSubject = (token: string): string => `catalogue/${token}`

export const catalogueImageUrl = (token: string): string => `${BASE}${token}`

/** Token of the picture at one of our addresses; null for any other address. */
export function tokenOfImageUrl(url: string | null): string | null {
  const token = url?.startsWith(BASE) ? url.slice(BASE.length) : ''
  return catalogueImageToken.test(token) ? token : null
}
