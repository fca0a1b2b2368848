import { randomBytes } from 'node:crypto'

const TOKEN_BYTES = 16
const BASE = '/images/catalogue/'

export const catalogueImageToken = /^[\w-]{22}$/

export const newImageToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Where the original lies: it is never sent as it is. */
export const catalogueImageKey = (token: string): string => `catalogue/${token}.webp`

export const catalogueImageUrl = (token: string): string => `${BASE}${token}`

/** The stored file behind an address of ours; null for any other. */
export function keyOfImageUrl(url: string | null): string | null {
  const token = url?.startsWith(BASE) ? url.slice(BASE.length) : ''
  return catalogueImageToken.test(token) ? catalogueImageKey(token) : null
}
