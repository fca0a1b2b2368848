import { find } from './find-phrase.ts'
import type { Token } from './tokens.ts'
import { toCertainNumber } from './typed-amount.ts'

/** `isDigits`: it begins with digits. `values`: of several, one is meant. */
type Numbers = { values: number[]; next: number; isDigits: boolean }
type One = { value: number; next: number; isDigits: boolean }

/** More is a strength or a part of the name, of which nobody takes halves. */
const MOST_HALVED = 10
const LARGEST_BESIDE_FRACTION = 20

/** What a number beside another one counts of its own. */
const COUNTED = ['format', 'measure', 'strength', 'by', 'span', 'clock'] as const

const plainAt = (tokens: Token[], at: number): string => tokens[at]?.plain ?? ''

/** `15. caps`: a point or comma left right before a unit, of which the digits may belong on both sides (`1.5`). */
const isLeftOpen = (tokens: Token[], at: number): boolean =>
  /\d[.,]$/.test(tokens[at]?.text ?? '') && find(tokens, at + 1, ['format', 'measure', 'unheld']) !== null

/** What a number says that ends with the token at a place. */
const certain = (tokens: Token[], at: number, typed: string): number =>
  isLeftOpen(tokens, at) ? Number.NaN : toCertainNumber(typed)

const numeral = (tokens: Token[], at: number): number => certain(tokens, at, plainAt(tokens, at))

const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0
const AND = /^(?:and|&|\+|und|en|et)$/
const ARTICLE = /^(?:an?|eine?|een|une?)$/

/** Digits, or a word for a number; tens and ones are one (`twenty five`, `vingt et un`). */
function readOne(tokens: Token[], from: number): One | null {
  const value = numeral(tokens, from)
  if (!Number.isNaN(value)) return { value, next: from + 1, isDigits: true }
  const word = find(tokens, from, ['number'])
  if (!word || tokens[from]?.text.normalize('NFC').toLowerCase() === 'à') return null
  const one = { value: word.meaning.value, next: word.next, isDigits: false }
  if (!isTens(one.value)) return one
  const isListed = AND.test(plainAt(tokens, one.next))
  const ones = find(tokens, isListed ? one.next + 1 : one.next, ['number'])
  const isSum = ones && ones.meaning.value < 10 && !isArticleOf(tokens, ones.next)
  return isSum ? { ...one, value: one.value + ones.meaning.value, next: ones.next } : one
}

/** `twenty and a half` has no one to add, unlike `vingt et une gouttes`. */
const isArticleOf = (tokens: Token[], next: number): boolean =>
  isArticle(tokens, next - 1) &&
  (plainAt(tokens, next - 2) !== 'et' || find(tokens, next, ['fraction']) !== null)

/** `1 1/2`, and never `1, 1/2`; in `200 1/2` the first number is a strength. */
function readMixed(tokens: Token[], from: number): One | null {
  if (isBeforeComma(tokens, from)) return null
  const value = certain(tokens, from + 1, `${plainAt(tokens, from)} ${plainAt(tokens, from + 1)}`)
  return value < LARGEST_BESIDE_FRACTION + 1 ? { value, next: from + 2, isDigits: true } : null
}

/** A part of one by a word, or in digits as `1/2`. */
function readPart(tokens: Token[], from: number): One | null {
  const word = find(tokens, from, ['fraction'])
  if (word) return { value: word.meaning.value, next: word.next, isDigits: false }
  const value = plainAt(tokens, from).includes('/') ? numeral(tokens, from) : Number.NaN
  return value < 1 ? { value, next: from + 1, isDigits: true } : null
}

/** `and a half`, `et demi`, `+ 1/2`: what a whole number has besides. */
function readAndPart(tokens: Token[], from: number): One | null {
  if (!AND.test(plainAt(tokens, from))) return null
  const direct = readPart(tokens, from + 1)
  return direct ?? (isArticle(tokens, from + 1) ? readPart(tokens, from + 2) : null)
}

const isArticle = (tokens: Token[], at: number): boolean => ARTICLE.test(plainAt(tokens, at))

const isWhole = ({ value }: One, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most

/** Three quarters and two thirds are said as such; `2 half tablets` are one tablet, or two and a half. */
const isOneFraction = (count: number, part: number): boolean =>
  count === 1 || (count > 1 && part < 1 / 2 && count * part < 1)

const isBeforeComma = (tokens: Token[], at: number): boolean => /[,;]$/.test(tokens[at]?.text ?? '')

/** So many parts of one: `a half`, `three quarters`. A number before `half a` is one of its own. */
function readParts(tokens: Token[], one: One): Numbers | null {
  const part = isBeforeComma(tokens, one.next - 1) ? null : find(tokens, one.next, ['fraction'])
  if (!part || !isWhole(one, MOST_HALVED)) return null
  const { value: count, isDigits } = one
  const { value } = part.meaning
  const values = isOneFraction(count, value) ? [count * value] : [count * value, count + value]
  const isOwn = values.length > 1 && isArticle(tokens, part.next)
  return isOwn ? null : { values, next: part.next, isDigits }
}

function readWithPart(tokens: Token[], one: One): Numbers | null {
  const part = isWhole(one, LARGEST_BESIDE_FRACTION) && readAndPart(tokens, one.next)
  return part ? { values: [one.value + part.value], next: part.next, isDigits: one.isDigits } : null
}

/** What is counted and a part of it more: `1 tablet and a half`, `un comprimé et demi`. A part with its own unit is another amount. */
export function withPartAfter(tokens: Token[], { values, next }: Pick<Numbers, 'values' | 'next'>) {
  const part = values.every(Number.isInteger) && readAndPart(tokens, next)
  const own = part && readNumbers(tokens, next + 1)
  const isOwn = own && (own.next > part.next || find(tokens, own.next, COUNTED) !== null)
  return part && !isOwn
    ? { values: values.map((each) => each + part.value), next: part.next }
    : { values, next }
}

/** `1-2`; `1-1/2` is one and a half to some. */
function readRange(tokens: Token[], from: number): Numbers | null {
  const range = plainAt(tokens, from)
    .split(/[-–]/)
    .map((each) => certain(tokens, from, each))
  const [first = 0, last = 0] = range
  if (range.length !== 2 || range.some(Number.isNaN)) return null
  const values = last < 1 && Number.isInteger(first) ? [first + last, ...range] : range
  return { values, next: from + 1, isDigits: true }
}

function readNumber(tokens: Token[], from: number): Numbers | null {
  const asNumbers = ({ value, ...one }: One): Numbers => ({ values: [value], ...one })
  const mixed = readMixed(tokens, from)
  if (mixed) return asNumbers(mixed)
  const one = readOne(tokens, from)
  if (one) return readParts(tokens, one) ?? readWithPart(tokens, one) ?? asNumbers(one)
  const part = readPart(tokens, from)
  return part ? asNumbers(part) : readRange(tokens, from)
}

const OF = /^(?:de|du|van|von|d)$/
const OF_ONE = /^(?:an?|one|une?|een|eine[rsmn]?|the|this|la|le|les|der|des|den|die|de|het|1)$/
/** "Of" is "or" in Dutch: `half of een tablet`. */
const OF_ENGLISH = /^(?:an?|one|the|this|your)$/

/** Where the unit of a number begins after words such as "of a": `half a tablet`, `1/2 of the tablet`, `la moitié d'un`. */
function skipOf(tokens: Token[], { values, next }: Numbers): number {
  const word = plainAt(tokens, next)
  const isPart = values.every((each) => each < 1)
  const isEnglish = word === 'of'
  // `10 d 1 cap` is ten days.
  const isOf = isPart && (isEnglish || OF.test(word))
  const after = isOf ? next + 1 : next
  const one = isEnglish ? OF_ENGLISH : OF_ONE
  const unit = isPart && (isOf || word !== '1') && one.test(plainAt(tokens, after)) ? after + 1 : after
  return isPart && find(tokens, unit, ['format']) ? unit : next
}

/** A number, or two with a word for "to" or "or" between them. */
export function readNumbers(tokens: Token[], from: number): Numbers | null {
  const first = readNumber(tokens, from)
  if (!first) return null
  const counting = skipOf(tokens, first)
  if (counting > first.next) return { ...first, next: counting }
  const to = find(tokens, first.next, ['to'])
  const second = to && readNumber(tokens, to.next)
  if (!second) return first
  return { ...second, next: skipOf(tokens, second), values: [...first.values, ...second.values] }
}
