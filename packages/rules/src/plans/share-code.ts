import { LEGACY_SHARE_CODE_LENGTH, SHARE_CODE_LENGTH } from '@salvia/contract/words/limits'

/** Digits and capitals without the ambiguous 0/O, 1/I/L. */
export const shareCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Rejection bound: bytes from here on would bias the code. */
const FAIR_BELOW = 256 - (256 % shareCodeAlphabet.length)

/** A code from random bytes, uniformly distributed; null if there are too few bytes (retry with more). */
export function shareCodeFrom(randomBytes: Uint8Array): string | null {
  const letters = [...randomBytes]
    .filter((byte) => byte < FAIR_BELOW)
    .slice(0, SHARE_CODE_LENGTH)
    .map((byte) => shareCodeAlphabet.charAt(byte % shareCodeAlphabet.length))
  return letters.length === SHARE_CODE_LENGTH ? letters.join('') : null
}

/** All codes one typo away from a code; null if the text is not a code. */
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

/** A code as it is stored: case, spaces and hyphens, wherever they were typed, do not count. */
export const normaliseShareCode = (typed: string): string =>
  typed.replace(/[\s\p{Dash_Punctuation}]/gu, '').toUpperCase()

/**
 * Whether a plan is named by its share code rather than its id: 10 characters or fewer (docs/specification.md,
 * section 5).
 */
export function isShareCode(codeOrId: string): boolean {
  const { length } = normaliseShareCode(codeOrId)
  return length > 0 && length <= LEGACY_SHARE_CODE_LENGTH
}

/**
 * Whether a share code is one of the old system, which has a call of its own: more than 7 characters, as the plan pages
 * read codes (docs/specification.md, section 5).
 */
export const isLegacyCode = (code: string): boolean =>
  isShareCode(code) && normaliseShareCode(code).length > SHARE_CODE_LENGTH

/**
 * Whether the plan that a product is asked for with is named by its id: with a hyphen it is an id, else a share code
 * (docs/specification.md, section 5).
 */
export const namesPlanById = (named: string): boolean => named.includes('-')
