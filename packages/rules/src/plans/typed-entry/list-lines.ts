import { LIST_LINE_LIMIT } from '@salvia/contract/words/limits'
import { plainText } from '../../search/plain-text.ts'
import { meaningsOf } from './entry-words.ts'

/** `1.`, `2)`, `(3)` and `a)` before a line of a list. */
const NUMBER = String.raw`(?:\d{1,2}[.)]|\(\d{1,2}\)|[a-z]\))`
const bullet = new RegExp(String.raw`^\s*(?:[-–—•*·]|${NUMBER}(?=\s))\s*`, 'i')
const numbered = new RegExp(String.raw`^\s*${NUMBER}\s+(?=(\p{L}+))`, 'iu')

/**
 * A line without its number in a list, which only a word before the product or of it follows: in `2. Woche` and `2. caps`
 * the number counts.
 */
export const withoutListNumber = (line: string): string =>
  line.replace(numbered, (number, word: string) =>
    meaningsOf(plainText(word)).every(({ is }) => is === 'filler') ? '' : number,
  )

/** The lines of a pasted list without bullets and numbers, as many as are searched for, and those that are left out. */
export function listLines(pasted: string): { lines: string[]; left: string[] } {
  const all = pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
  return { lines: all.slice(0, LIST_LINE_LIMIT), left: all.slice(LIST_LINE_LIMIT) }
}
