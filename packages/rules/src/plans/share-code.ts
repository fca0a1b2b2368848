import { LEGACY_SHARE_CODE_LENGTH, SHARE_CODE_LENGTH } from '@salvia/contract/words/limits'

/** Digits and capitals without 0 and O, 1, I and L, which look alike. */
export const shareCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Bytes from here on would favour the first letters, so they are thrown away. */
const FAIR_BELOW = 256 - (256 % shareCodeAlphabet.length)

/** A code from random bytes, every code equally likely; null when the bytes do not reach (ask with more). */
export function shareCodeFrom(randomBytes: Uint8Array): string | null {
  const letters = [...randomBytes]
    .filter((byte) => byte < FAIR_BELOW)
    .slice(0, SHARE_CODE_LENGTH)
    .map((byte) => shareCodeAlphabet.charAt(byte % shareCodeAlphabet.length))
  return letters.length === SHARE_CODE_LENGTH ? letters.join('') : null
}

/**
 * All codes that differ from a well-formed one in one letter, as one that was mistyped does; null for a text that no
 * code of a plan can be.
 */
export function neighbourCodes(code: string): string[] | null {
  const letters = [...code]
  if (letters.length !== SHARE_CODE_LENGTH || letters.some((letter) => !shareCodeAlphabet.includes(letter)))
    return null
  return letters.flatMap((own, at) =>
    [...shareCodeAlphabet]
      .filter((letter) => letter !== own)
      .map((letter) => letters.with(at, letter).join('')),
  )
}

/** A code as it is stored: case and spaces, wherever they were typed, do not count. */
export const normaliseShareCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/**
 * Whether a plan is named by its share code rather than its id: 10 characters or fewer (docs/specification.md,
 * section 5).
 */
export function isShareCode(codeOrId: string): boolean {
  const { length } = normaliseShareCode(codeOrId)
  return length > 0 && length <= LEGACY_SHARE_CODE_LENGTH
}
