import { plainText } from '../../search/plain-text.ts'
import { meaningsOf } from './entry-words.ts'

/** `1.`, `2)`, `(3)` and `a)` before a line of a list. */
const NUMBER = String.raw`(?:\d{1,2}[.)]|\(\d{1,2}\)|[a-z]\))`
const beforeWord = new RegExp(String.raw`^\s*${NUMBER}\s+(?=(\p{L}+)(?:\s+(\p{L}+))?)`, 'iu')
const beforeDigit = new RegExp(String.raw`^\s*${NUMBER}\s+(?=\d)`, 'i')

const isOfDose = (phrase: string): boolean =>
  meaningsOf(plainText(phrase)).some(({ is }) => is !== 'filler' && is !== 'name')

const isName = (phrase: string): boolean => meaningsOf(plainText(phrase)).some(({ is }) => is === 'name')

/**
 * A line without its number in a list, which only a word before the product or of it follows: in `2. Woche` and `2. caps`
 * the number counts.
 */
export const withoutListNumber = (line: string): string =>
  line.replace(beforeWord, (number, word: string, next: string) =>
    isOfDose(word) && !isName(`${word} ${next}`) ? number : '',
  )

/** The same in a list of several lines, where `2. 3 caps` is its second line, and no 2.3. */
export const withoutLineNumber = (line: string): string => withoutListNumber(line.replace(beforeDigit, ''))
