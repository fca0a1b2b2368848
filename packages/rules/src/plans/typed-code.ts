import { SHARE_CODE_LENGTH } from '@salvia/contract/words/limits'
import { normaliseShareCode } from './share-code.ts'

/** What no code holds, and the sign of a code that it is most easily taken for. */
const lookAlikes = Object.entries({ '0': 'Q', O: 'Q', '1': '7', I: '7', L: '7' })

/** The code in the address of a plan, as it is pasted from a message; a text that is none stays as it is. */
const withoutAddress = (typed: string): string =>
  /\/(?:r|recommendations)\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed

/**
 * The codes that somebody may mean by a text, the likeliest first: what was typed, or the code of a pasted address, then
 * the same with look-alikes read as signs of the alphabet. None for a text that no code can be: codes have five to ten
 * letters and digits.
 */
export function codesMeantBy(typed: string): string[] {
  const code = normaliseShareCode(withoutAddress(typed))
  if (!/^[A-Z0-9]{5,10}$/.test(code)) return []
  const read = lookAlikes.reduce((text, [sign, meant]) => text.replaceAll(sign, meant), code)
  return code.length === SHARE_CODE_LENGTH && read !== code ? [code, read] : [code]
}

/** Whether a code is shorter than any that is given out: a sign of it is missing. */
export const isShortCode = (code: string): boolean => code.length < SHARE_CODE_LENGTH
