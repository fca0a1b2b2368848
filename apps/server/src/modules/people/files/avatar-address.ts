import { randomBytes } from 'node:crypto'
import { avatarSizes } from '@salvia/contract/words/people'
import { avatarWidths } from './draw-avatars.ts'

const TOKEN_BYTES = 16
const SHOWN_WIDTH = Math.max(...avatarSizes)
const BASE = '/images/people/'

/** `{token}-{width}.webp`, the end of the address. */
export const avatarName = new RegExp(`^[\\w-]{22}-(${avatarWidths.join('|')})\\.webp$`)

/** Unguessable part of an address: anyone who was shown a picture may load it, others cannot find it. */
export const newAvatarToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Storage key of a picture file. */
export const avatarFileKey = (name: string): string => `pictures/${name}`

export const avatarKey = (token: string, width: number): string => avatarFileKey(`${token}-${width}.webp`)

export const avatarUrl = (token: string, width: number = SHOWN_WIDTH): string =>
  `${BASE}${token}-${width}.webp`

/** Storage keys of all files of a picture, from the address stored in the account. */
export function avatarKeysOf(image: string | null): string[] {
  const token = image?.startsWith(BASE) ? image.slice(BASE.length).replace(/-\d+\.webp$/, '') : null
  return token === null ? [] : avatarWidths.map((width) => avatarKey(token, width))
}

/** The addresses of a picture: `40`, and `40@2x` for high-density screens. */
export const avatarSizesOf = (token: string): Record<string, string> =>
  Object.fromEntries(
    avatarSizes.flatMap((size) => [
      [`${size}`, avatarUrl(token, size)],
      [`${size}@2x`, avatarUrl(token, size * 2)],
    ]),
  )
