import { plainText } from '../../search/plain-text.ts'
import { type Meaning, meaningsOf } from './entry-words.ts'

/** Stands before a sign that is told apart, and for it in plain letters; of the private signs, which nobody types. */
export const LONE_SIGN = '\uE000'

/** Signs of the keys that also have digits: `"` is 3 on French keyboards, `(` is 8 or 9 with Shift on others. */
const KEY = String.raw`[^\p{L}\p{M}\p{N}\s.,;:·•–—${LONE_SIGN}]`
/** Of the letters on such keys `à` alone would say something else. */
const beforeWord = new RegExp(
  String.raw`(?<!\S)(?:${KEY}+\s*|à\s+)(?=[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}]))`,
  'giu',
)
/** `2dd(`, and `2dd (` where no number follows; a sign such as `-` between blanks parts words. */
const afterTimes = new RegExp(
  String.raw`(?<=\d\s?(?:x|dd))(?:${KEY}+(?!\S)|\s+(?![-+&|/])${KEY}+(?=\s*$|\s+[^\s\p{N}]))`,
  'giu',
)

/** `9) days`: the signs that are left out around words. */
const afterNumber = /(?<=\d)["'„“”«»()[\]!]+\s*(?=\p{L})/gu

const COUNTED: Meaning['is'][] = ['format', 'measure', 'unheld', 'by']
const COUNTED_OR_LENGTH: Meaning['is'][] = [...COUNTED, 'span', 'clock']
const isKind = (word: string, kinds: Meaning['is'][]): boolean =>
  meaningsOf(plainText(word)).some(({ is }) => kinds.includes(is))

/** `10 mg / ml`, `5 g / scoop`: a stroke before a unit is "per". */
const isCounted = (sign: string, word: string): boolean => isKind(word, sign === '/' ? ['by'] : COUNTED)

const brackets = ['()', '[]', '„“', '“”', '«»']
const count = (text: string, mark: string): number => text.split(mark).length - 1

/** A quote touches what it opens or closes; not one within a word, or that begins it (`d'oméga`, `'s avonds`). */
const isQuoted = (mark: string, before: string, after: string): boolean =>
  new RegExp(String.raw`\S${mark}(?!\p{L})`, 'u').test(after) ||
  new RegExp(String.raw`(?<!\S)${mark}\S`).test(before)

/** Whether a sign closes, or is closed, around other words; a dash is beside another one. */
function isPaired(sign: string, before: string, after: string): boolean {
  if (sign === '-') return /(?<!\S)-(?!\S)/.test(after)
  const mark = sign.slice(-1)
  if (mark === '"' || mark === "'") return isQuoted(mark, before, after)
  return brackets.some(([open = '', close = '']) => {
    const isOpened = mark === open && count(after, close) > count(after, open)
    return isOpened || (mark === close && count(before, open) > count(before, close))
  })
}

const nextWord = (after: string): string => after.replace(/[^\p{L}\p{M}].*$/su, '')

/**
 * A line whose signs are told apart that stand where a number should: right before a unit or `x`, or after `2x`, alone, or
 * as a digit of a number may (`9) days`). The
 * key was pressed with Shift or without, and nobody knows which number was meant. Signs around words are none.
 */
export const withLoneSigns = (line: string): string =>
  line
    .replaceAll(beforeWord, (typed: string, at: number, whole: string) => {
      const [before, sign, after] = [whole.slice(0, at), typed.trim(), whole.slice(at + typed.length)]
      const isLone = isCounted(sign, nextWord(after)) && !isPaired(sign, before, after)
      return isLone ? `${LONE_SIGN}${sign} ` : typed
    })
    .replaceAll(afterTimes, (typed: string, at: number, whole: string) => {
      const [before, sign, after] = [whole.slice(0, at), typed.trim(), whole.slice(at + typed.length)]
      return isPaired(sign, before, after) ? typed : ` ${LONE_SIGN}${sign}`
    })
    .replaceAll(afterNumber, (typed: string, at: number, whole: string) => {
      const [before, sign, after] = [whole.slice(0, at), typed.trim(), whole.slice(at + typed.length)]
      const isLone = isKind(nextWord(after), COUNTED_OR_LENGTH) && !isPaired(sign, before, after)
      return isLone ? ` ${LONE_SIGN}${sign} ` : typed
    })

/** The sign that a word of a line stands for; null of any other. */
export const loneSignOf = (word: string): string | null =>
  word.startsWith(LONE_SIGN) ? word.slice(LONE_SIGN.length) : null
