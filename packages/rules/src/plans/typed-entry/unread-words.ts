import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'
import { meaningsOf } from './entry-words.ts'
import { LARGEST_BARE_AMOUNT } from './typed-amount.ts'
import type { Unread } from './typed-entry.ts'
import { isUnitWord } from './unit-word.ts'

/** `2c`, `1po`: a number that touches an abbreviation which nobody knows. */
const GLUED = /^\d[\d.,/]*\p{L}+$/u
const ROMAN = /^(?:i{2,3}|iv|vi{1,3}|ix)$/
/** Letters of many names, and numbers only beside a unit. */
const ROMAN_LETTER = /^[ivx]$/
const ARTICLE = /^(?:an?|eine?n?|een|une?)$/
const DIGITS = /^\d+$/
/** As abbreviations of units are, and hardly a word of a name. */
const ABBREVIATION = /^[b-df-hj-np-tv-xz]{1,4}$/
/** `1 000 mg` is one number. */
const THOUSANDS = /^\d{3}(?: |$)/

const plainOf = (part: Part | undefined): string =>
  part?.is === 'word' ? plainText(part.text).replaceAll(/[^\p{L}\p{N}]+$/gu, '') : ''

const isAbbreviation = (plain: string): boolean => ABBREVIATION.test(plain) && meaningsOf(plain).length === 0

type Beside = { before: string; after: string; isDose: boolean }

const isRoman = (plain: string, { before, after }: Beside): boolean =>
  ROMAN.test(plain) || (ROMAN_LETTER.test(plain) && [before, after].some(isUnitWord))

const isNumberWord = (plain: string): boolean =>
  !ARTICLE.test(plain) && meaningsOf(plain).some(({ is }) => is === 'number')

/** Digits that were taken for a strength, or for what `omega` and `vitamin d` are followed by. */
function unreadDigits(plain: string, { before, after, isDose }: Beside): Unread[] {
  const counted = `${plain} ${after}`
  const isCount = isAbbreviation(after)
  if (isCount) return [{ text: counted, names: [plain, after] }]
  const named = `${before} ${plain}`
  const isOfName = Number(plain) > LARGEST_BARE_AMOUNT || THOUSANDS.test(after)
  return isOfName || !isDose ? [] : [{ text: named, names: [named] }]
}

function unreadIn(part: Part, beside: Beside): Unread[] {
  const plain = plainOf(part)
  const { text } = part
  if (DIGITS.test(plain)) return unreadDigits(plain, beside)
  const meanings = meaningsOf(plain).map(({ is }) => is)
  const isNamed = meanings.includes('oneADay') || (beside.isDose && meanings.includes('unheld'))
  const isAmount = isNamed || GLUED.test(plain) || isRoman(plain, beside) || isNumberWord(plain)
  return isAmount ? [{ text, names: [text] }] : []
}
/**
 * Words that may be an amount in a way that is not read: `2c`, `ii caps`, `30 drp`, and where a line says something of a
 * dose (`isDose`) `vit d 2` and `capful`.
 */
export const unreadOf = (parts: Part[], isDose: boolean): Unread[] =>
  parts.flatMap((part, at) =>
    part.is === 'word' && !part.isUncounted
      ? unreadIn(part, { before: plainOf(parts[at - 1]), after: plainOf(parts[at + 1]), isDose })
      : [],
  )
