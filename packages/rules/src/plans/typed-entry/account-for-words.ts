import { plainText } from '../../search/plain-text.ts'
import { readStrengths } from '../../search/read-strength.ts'
import { type Meaning, meaningsOf } from './entry-words.ts'
import { hasDigit, isFoundBy, isOwn, type Named, numbersIn, ownWords, wordsIn } from './product-words.ts'
import { LARGEST_BARE_AMOUNT } from './typed-amount.ts'

/** What of a line has to be accounted for, and what is known of its product. */
export type Account = {
  /** A stretch of words that no reading of a dose took. */
  stretch: string
  product: Named
  /** Whether it stands after a part of the dose, where only words of the product's name and brand are the product's. */
  isAfterDose: boolean
  /** Whether another part of the line is the amount, so that a digit after `omega` is none. */
  hasAmount: boolean
  /** Whether one unit of the product has so much of what the line names. */
  isOfLabel: (strength: number) => boolean
}

/** `b12`, `omega-3`, `5-htp`: what nutrients are called, whatever the product's name is. */
const NUTRIENT =
  /^(?:b(?:[1-9]|1[0-2])|d[23]|k[12](?:mk7)?|mk[47]|(?:co)?q10|omega[3679]+|5htp|p5p|5mthf|7keto|uc2|vitamin[abcdek]\d{1,2})$/
/** The same in two words, where a digit may also count units. */
const SPACED = /^(?:omega[3679]+|b(?:[1-9]|1[0-2])|d[23]|k[12]|(?:co)?q10|vitamine?[bdk]\d{1,2})$/
/** Not `d2`, which hardly any product has: `vitamin d 2 caps`. */
export const isNutrient = (joined: string): boolean =>
  /^(?:omega[3679]|b(?:[1-9]|1[0-2])|d3|k[12]|(?:co)?q10)$/.test(joined)
const FEWEST_OF_CODE = 8

/** Whether a word of letters and digits ends one of the product's, or is two or three of them. */
export const isJoinedOf = (typed: string, own: string[]): boolean =>
  /\p{L}/u.test(typed) &&
  hasDigit(typed) &&
  own.some(
    (each, at) =>
      (each.endsWith(typed) && !/\d$/.test(each.slice(0, -typed.length))) ||
      [2, 3].some((count) => own.slice(at, at + count).join('') === typed),
  )

/** Whether a stretch of words belongs to a product. `b 12` belongs to B12, `q 10` to CoQ10 and `5htp` to 5-HTP. */
export function isOfProduct(stretch: string, product: Named): boolean {
  const own = ownWords(product)
  const words = wordsIn(stretch)
  const numbers = numbersIn(product.name)
  // `05` is no 5, but a half that lost its point.
  const isOfName = (each: string) =>
    isOwn(each, own) || (/^[1-9]\d*$/.test(each) && numbers.includes(Number(each)))
  return words.every(isOfName) || isJoinedOf(words.join(''), own)
}

const kindsOf = (text: string): Meaning['is'][] => meaningsOf(plainText(text)).map(({ is }) => is)

/** Signs that part words; `>` and `~` say something of the number after them. */
const PARTING = /^[-–—·•*:;,.()[\]"'„“”«»&+/|\s]*$/

/** Small words that say nothing alone, and a strength's own that no number stands before. */
const saysNothing = (text: string): boolean =>
  PARTING.test(text) || kindsOf(text).some((is) => is === 'filler' || is === 'strength')

/** Kinds of words that are no part of a dose where they stand alone. */
const OF_NO_DOSE: Meaning['is'][] = ['filler', 'strength', 'format', 'name']

/** Whether a word would say something of the dose that another word took: `triple`, `3`. */
const mayBeOfDose = (text: string): boolean =>
  /^\P{L}*\d\P{L}*$/u.test(text) || kindsOf(text).some((is) => !OF_NO_DOSE.includes(is))

/**
 * The words of a stretch that are neither a product's nor of a strength, and that may be a part of the dose. Before the
 * dose a word is the product's that a search found it by; after it, where the search does not read, only one of its name
 * or brand. A number above 20 is a strength without its unit, which the product has to have.
 */
export function unaccountedWords({ stretch, ...account }: Account): string[] {
  const words = readStrengths(stretch).rest.split(/\s+/).filter(Boolean)
  const own = ownWords(account.product)
  const isNamed = words.some((each) => wordsIn(each).some((one) => !hasDigit(one) && isOwn(one, own)))
  const left = words.map((each, at) =>
    isAccounted(each, { ...account, own, isNamed, beside: besideOf(words, at) }) ? null : each,
  )
  return besideOneAnother(left)
}

/** Words that stand beside one another are told as one. */
const besideOneAnother = (words: (string | null)[]): string[] =>
  words
    .map((each) => each ?? '\n')
    .join(' ')
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)

/** A word with those beside it, as names of two or three words are written. */
const besideOf = (words: string[], at: number): string[] =>
  [
    [at - 1, at + 1],
    [at, at + 2],
    [at - 1, at + 2],
    [at - 2, at + 1],
  ].flatMap(([from = 0, to = 0]) => (from < 0 ? [] : [words.slice(from, to).join(' ')]))

/** `isNamed`: whether another word of the stretch is the product's, so that a number of its name is one that was meant. */
type Beside = Omit<Account, 'stretch'> & { own: string[]; isNamed: boolean; beside: string[] }

/** A number above 20, as a strength is without its unit. */
export const isLarge = (typed: string): boolean =>
  /^[1-9]\d*$/.test(wordsIn(typed).join(' ')) && Number(wordsIn(typed)[0]) > LARGEST_BARE_AMOUNT

function isAccounted(typed: string, account: Beside): boolean {
  if (saysNothing(typed) || isOfName(typed, account)) return true
  const { product, isAfterDose } = account
  const joined = account.beside.map((each) => wordsIn(each).join(''))
  if (joined.some((each) => isJoinedOf(each, account.own))) return true
  if (hasDigit(typed))
    return (
      isNumberOf(typed, account) ||
      (!isAfterDose && (isFoundJoined(joined, product) || isOfNames(typed, product)))
    )
  return !isAfterDose && (isFoundBy(typed, product) || joined.some((each) => NUTRIENT.test(each)))
}

/** `d3/k2`, `Omega-3-Fischöl`: names that a sign joins, each of a nutrient or of the product. */
function isOfNames(typed: string, product: Named): boolean {
  const names = plainText(typed)
    .replaceAll(/(\p{L})-(\d)/gu, '$1$2')
    .split(/[/+&-]/)
  const isNamed = (each: string) => (hasDigit(each) ? NUTRIENT.test(each) : isFoundBy(each, product))
  return names.length > 1 && names.every(isNamed)
}

/** `b 6`, which a search found as one word. */
const isFoundJoined = (joined: string[], product: Named): boolean =>
  joined.some((each) => NUTRIENT.test(each) && isFoundBy(each, product))

function isOfName(typed: string, { product, isAfterDose, isNamed }: Beside): boolean {
  if (wordsIn(typed).length === 0 || !isOfProduct(typed, product)) return false
  return isAfterDose ? !mayBeOfDose(typed) : !isLarge(typed) || isNamed
}

function isNumberOf(typed: string, account: Beside): boolean {
  const { product, beside, hasAmount, isOfLabel, isAfterDose } = account
  const joined = wordsIn(typed).join('')
  if (NUTRIENT.test(joined)) return !isAfterDose && isFoundBy(typed, product)
  const [named = ''] = beside
  const nutrient = wordsIn(named).join('')
  const isFound = isFoundBy(nutrient, product) || isFoundBy(named, product)
  if (hasAmount && SPACED.test(nutrient) && isFound) return true
  return !isAfterDose && isLarge(typed) && isOfLabel(Number(joined))
}

/** A code alone on a line is no dose: it says which product is meant. */
export const isCode = (line: string): boolean =>
  /^[\d -]+$/.test(line) && line.replaceAll(/\D/g, '').length >= FEWEST_OF_CODE
