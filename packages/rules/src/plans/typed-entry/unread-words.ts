import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'
import { meaningsOf } from './entry-words.ts'
import { isPlural } from './format-words.ts'
import type { Unread } from './typed-entry.ts'
import { isUnitWord } from './unit-word.ts'

/** What counts, be it asked how. */
export const COUNTS: Part['is'][] = ['amount', 'perDay', 'measure', 'bare', 'multiple']

const ROMAN = /^(?:i{2,3}|iv|vi{1,3}|ix)$/
/** Letters of many names, and numbers only beside a unit. */
const ROMAN_LETTER = /^[ivx]$/
const ARTICLE = /^(?:an?|eine?n?|een|une?)$/
/** English ones are letters of names too: vitamin A. */
const COUNTING_ARTICLE = /^(?:eine?n?|een|une?)$/
const DIGITS = /^\d+$/
/** As abbreviations of units are, and hardly a word of a name. */
const ABBREVIATION = /^[b-df-hj-np-tv-xz]{1,4}$/

/** When something is taken, as a plan does not say it: `workout creatine`. */
const OCCASION = /^(?:workouts?|gym|exercise|training|sporten|entrainement)$/

const plainOf = (part: Part | undefined): string =>
  part?.is === 'word' ? plainText(part.text).replaceAll(/[^\p{L}\p{N}]+$/gu, '') : ''

const isAbbreviation = (plain: string): boolean => ABBREVIATION.test(plain) && meaningsOf(plain).length === 0

/** `isCounted`: the line says how much, be it asked. `isLast`: no word of a name stands after it. */
type Beside = { before: string; after: string; isDose: boolean; isCounted: boolean; isLast: boolean }

const isRoman = (plain: string, { before, after }: Beside): boolean =>
  ROMAN.test(plain) || (ROMAN_LETTER.test(plain) && [before, after].some(isUnitWord))

const isNumberWord = (plain: string): boolean =>
  !ARTICLE.test(plain) && meaningsOf(plain).some(({ is }) => is === 'number')

/** A number of what nobody knows. */
const unreadDigits = (plain: string, { after }: Beside): Unread[] =>
  isAbbreviation(after) ? [{ text: `${plain} ${after}`, names: [plain, after] }] : []

function unreadIn(part: Part, beside: Beside): Unread[] {
  const plain = plainOf(part)
  const { text } = part
  if (DIGITS.test(plain)) return unreadDigits(plain, beside)
  const meanings = meaningsOf(plain).map(({ is }) => is)
  const isNamed = meanings.includes('oneADay') || (beside.isDose && meanings.includes('unheld'))
  const isSeveral = beside.isDose && !beside.isCounted && isPlural(plain)
  const isOccasion = beside.isDose && OCCASION.test(plain)
  const isOne = beside.isLast && COUNTING_ARTICLE.test(plain)
  const isAmount =
    isNamed || isOccasion || isSeveral || isOne || isRoman(plain, beside) || isNumberWord(plain)
  return isAmount ? [{ text, names: [text] }] : []
}

/**
 * Words that may be an amount in a way that is not read: `ii caps`, `30 drp`, `eine`, and where a line says something of a
 * dose (`isDose`) `capful`, or `capsules` without a number.
 */
export const unreadOf = (parts: Part[], isDose: boolean): Unread[] =>
  parts.flatMap((part, at, all) =>
    part.is === 'word' && !part.isUncounted
      ? unreadIn(part, {
          ...{ before: plainOf(parts[at - 1]), after: plainOf(parts[at + 1]) },
          ...{
            isDose,
            isCounted: all.some(({ is }) => COUNTS.includes(is)),
            isLast: parts[at + 1]?.is !== 'word',
          },
        })
      : [],
  )
