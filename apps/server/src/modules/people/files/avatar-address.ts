import { randomBytes } from 'node:crypto'
import { avatarSizes } from '@salvia/contract/words/people'
import { avatarWidths } from './draw-avatars.ts'

const TOKEN_BYTES = 16
const SHOWN_WIDTH = Math.max(...avatarSizes)
const BASE = '/images/people/'

/** `{token}-{width}.webp`, as the address ends. */
export const avatarName = new RegExp(`^[\\w-]{22}-(${avatarWidths.join('|')})\\.webp$`)

/** Part of an address that nobody guesses: whoever was shown a picture may look at it, others do not find it. */
export const newAvatarToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** The stored file of a name. */
export const avatarFileKey = (name: string): string => `pictures/${name}`

export const avatarKey = (token: string, width: number): string => avatarFileKey(`${token}-${width}.webp`)

export const avatarUrl = (token: string, width: number = SHOWN_WIDTH): string =>
  `${BASE}${token}-${width}.webp`

/** Every file of a picture, by the address that an account keeps. */
export function avatarKeysOf(image: string | null): string[] {
  const token = image?.startsWith(BASE) ? image.slice(BASE.length).replace(/-\d+\.webp$/, '') : null
  return token === null ? [] : avatarWidths.map((width) => avatarKey(token, width))
}

/** The addresses of a picture: `40`, and `40@2x` for dense screens. */
export const avatarSizesOf = (token: string): Record<string, string> =>
  Object.fromEntries(
    avatarSizes.flatMap((size) => [
      [`${size}`, avatarUrl(token, size)],
      [`${size}@2x`, avatarUrl(token, size * 2)],
    ]),
  )
