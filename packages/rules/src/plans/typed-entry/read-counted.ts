import { MOST_BESIDE_TIME } from './clock-times.ts'
import { often as timesADay } from './composed.ts'
import type { Part, Read } from './entry-parts.ts'
import type { Meaning } from './entry-words.ts'
import { find, textOf } from './find-phrase.ts'
import { readNumbers, withPartAfter } from './read-number.ts'
import { timesWeekly, weekly } from './read-rhythm.ts'
import type { Token } from './tokens.ts'
import { isTaken, LARGEST_BARE_AMOUNT } from './typed-amount.ts'

const MOST_A_DAY = 5
/** English has a word of its own for the number. */
const ENGLISH_ARTICLE = /^an?$/i
const ARTICLE = /^(?:eine?n?|een|une?)$/i

/** `selenium 400 daily`: a number without a unit that is no amount. */
const isStrength = (value: number): boolean => value > LARGEST_BARE_AMOUNT

const isFrequency = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST_A_DAY

const often = (counts: number[], text: string): Part =>
  counts.every(isFrequency) ? { is: 'frequency', counts, text } : { is: 'unsaid', text }

type Multiple = { values: number[]; by: number }

/** What follows `2 x`: a day, a week, another number, a unit, or nothing. */
function readMultiple(tokens: Token[], from: number, { values, by }: Multiple): Read {
  const [count = 0] = values
  const text = (to: number) => textOf(tokens, from, to)
  const day = find(tokens, by, ['aDay'])
  if (day) return { parts: [often(values, text(day.next))], next: day.next }
  const oneDay = readOneDay(tokens, by)
  if (oneDay) return { parts: [often(values, text(oneDay))], next: oneDay }
  const week = find(tokens, by, ['aWeek'])
  const inWeek = tokens[by - 1]?.plain === 'dd' ? weekly : timesWeekly
  if (week) return { parts: [inWeek(values, text(week.next))], next: week.next }
  const unit = find(tokens, by, ['format'])
  if (unit) return ofUnit(tokens, from, { values, by, unit })
  const each = readEach(tokens, by)
  if (each) return readTimesEach(tokens, from, { values, by, each })
  const isOpen = tokens[by - 1]?.plain === 'x' && values.length === 1 && isFrequency(count)
  return { parts: [isOpen ? { is: 'multiple', count, text: text(by) } : often(values, text(by))], next: by }
}

const ONE_DAY = /^(?:day|tag|dag|jour)$/
const LISTS = /^(?:\d|[&+]|and|und|en|et|on|off)/

/** `2x day` is twice a day; where a number or another day follows, it is of that one. */
function readOneDay(tokens: Token[], by: number): number | null {
  const [sign, day, after] = tokens.slice(by - 1, by + 2).map(({ plain }) => plain)
  return sign === 'x' && ONE_DAY.test(day ?? '') && !LISTS.test(after ?? '') ? by + 1 : null
}

type OfUnit = Multiple & { unit: { meaning: { id: string | null }; next: number } }

/** `2x caps` are two; `2 dd caps` is twice a day, however many; of `2 times caps` nobody knows which. */
function ofUnit(tokens: Token[], from: number, { values, by, unit }: OfUnit): Read {
  const text = textOf(tokens, from, unit.next)
  const sign = tokens[by - 1]?.plain
  if (sign === 'dd') return { parts: [often(values, textOf(tokens, from, by))], next: by }
  if (sign !== 'x') return { parts: [{ is: 'unsaid', text }], next: unit.next }
  return { parts: [{ is: 'amount', amounts: values, formatId: unit.meaning.id, text }], next: unit.next }
}

type Each = { part: Extract<Part, { is: 'amount' }>; next: number }

/** In `1dd1 an` it is Latin for the night, in `1 an` French for a year. */
const isDutchNight = (tokens: Token[], at: number): boolean => tokens[at]?.plain === 'an'

const isArticleOfNight = (tokens: Token[], from: number): boolean =>
  ENGLISH_ARTICLE.test(textOf(tokens, from, from + 1)) && isDutchNight(tokens, from + 1)

/** The amount after `2 x`, unless its number is a strength or a length. */
function readEach(tokens: Token[], from: number): Each | null {
  const each = readNumbers(tokens, from)
  if (!each) return null
  const unit = isDutchNight(tokens, each.next)
    ? null
    : find(tokens, each.next, ['format', 'strength', 'measure', 'span', 'clock'])
  if (unit && unit.meaning.is !== 'format') return null
  if (!unit && (!each.isDigits || each.values.some(isStrength))) return null
  const { values, next } = unit ? withPartAfter(tokens, { values: each.values, next: unit.next }) : each
  if (!values.every(isTaken)) return null
  const formatId = unit?.meaning.is === 'format' ? unit.meaning.id : null
  return { part: { is: 'amount', amounts: values, formatId, text: textOf(tokens, from, next) }, next }
}

/** `2x 1 cap`; of `1x1 tgl` the day belongs to "once", which says it already. */
function readTimesEach(tokens: Token[], from: number, crossed: Multiple & { each: Each }): Read {
  const { values, by, each } = crossed
  const ofPair = readCrossed(tokens, from, crossed)
  if (ofPair) return ofPair
  const told = often(values, textOf(tokens, from, by))
  const day = values.every((count) => count === 1) ? find(tokens, each.next, ['aDay']) : null
  if (!day) return { parts: [told, each.part], next: each.next }
  const aDay: Part = { is: 'aDay', text: textOf(tokens, each.next, day.next) }
  return { parts: [told, aDay, each.part], next: day.next }
}

/**
 * `2 x 3/j`: three twice a day, or two three times. `3x1 tgl` is one three times a day, as `3x1` is; of a number with a unit
 * it is the unit that is taken.
 */
function readCrossed(
  tokens: Token[],
  from: number,
  { values, by, each }: Multiple & { each: Each },
): Read | null {
  const { amounts, formatId } = each.part
  const [count = 0, other = 0] = [...values, ...amounts]
  const isPair = values.length === 1 && amounts.length === 1 && other !== 1 && other !== count
  const isOpen = isPair && formatId === null && tokens[by - 1]?.plain === 'x'
  const day = isOpen && [count, other].every(isFrequency) ? find(tokens, each.next, ['aDay']) : null
  if (!day) return null
  const options = [
    { amount: other, formatId, times: timesADay(count) },
    { amount: count, formatId, times: timesADay(other) },
  ]
  const text = textOf(tokens, from, day.next)
  return { parts: [{ is: 'choice', options, isWord: false, text }], next: day.next }
}

/** `x 10 days`: for so long. */
function readTimesDays(tokens: Token[], from: number): Read | null {
  const numbers = tokens[from]?.plain === 'x' ? readNumbers(tokens, from + 1) : null
  const span = numbers && find(tokens, numbers.next, ['span'])
  if (!numbers || !span || find(tokens, span.next, ['aWeek', 'aDay'])) return null
  const days = numbers.values.map((each) => each * span.meaning.days)
  return {
    parts: [{ is: 'days', days, isWord: false, text: textOf(tokens, from, span.next) }],
    next: span.next,
  }
}

type Crossed = { count: number; next: number; isOfCounted: boolean }

/** `x 2`, `x2`; `isOfCounted`: after a unit. */
function readCross(tokens: Token[], from: number): Crossed | null {
  const by = /^x(\d?)$/i.exec(textOf(tokens, from, from + 1))
  if (!by) return null
  const numbers = by[1] ? { values: [Number(by[1])], next: from + 1 } : readNumbers(tokens, from + 1)
  const [count, ...others] = numbers?.values ?? []
  if (!numbers || count === undefined || others.length > 0) return null
  const isOfCounted = find(tokens.slice(0, from), from - 1, ['format']) !== null
  return { count, next: numbers.next, isOfCounted }
}

/** `x 2/j`, `x2 par jour`: how often what was counted before it is taken, else so many a day; `x 2 am`: two at once. */
function readTimesWhen(tokens: Token[], from: number): Read | null {
  const cross = readCross(tokens, from)
  const day = cross && find(tokens, cross.next, ['aDay'])
  if (!cross) return null
  const { count, next, isOfCounted } = cross
  if (day) {
    const text = textOf(tokens, from, day.next)
    return { parts: [isOfCounted ? often([count], text) : { is: 'perDay', count, text }], next: day.next }
  }
  const isAtOnce = !isOfCounted && count <= MOST_BESIDE_TIME && find(tokens, next, ['time', 'either'])
  const text = textOf(tokens, from, next)
  return isAtOnce ? { parts: [{ is: 'amount', amounts: [count], formatId: null, text }], next } : null
}

/** A number and what it counts; a number that counts nothing is bare. */
export function readCounted(tokens: Token[], from: number): Read | null {
  const read = readTimesDays(tokens, from) ?? readTimesWhen(tokens, from)
  if (read || isArticleOfNight(tokens, from)) return read
  return readNumbered(tokens, from)
}

function readNumbered(tokens: Token[], from: number): Read | null {
  const numbers = readNumbers(tokens, from)
  if (!numbers) return null
  const { values, next: after, isDigits } = numbers
  if (!values.every(isTaken)) return readUntaken(tokens, from, numbers)
  const by = find(tokens, after, ['by'])
  if (by) return readMultiple(tokens, from, { values, by: by.next })
  const unit = find(tokens, after, [
    'strength',
    'measure',
    'format',
    'unheld',
    'span',
    'clock',
    'aDay',
    'aWeek',
    'weight',
  ])
  const isOfStrength = unit?.meaning.is === 'aDay' && isDigits && values.some(isStrength)
  if (unit && !isOfStrength) {
    const isFormat = unit.meaning.is === 'format'
    const all = isFormat ? withPartAfter(tokens, { values, next: unit.next }) : { values, next: unit.next }
    return { parts: [countedPart(unit.meaning, all.values, textOf(tokens, from, all.next))], next: all.next }
  }
  const text = textOf(tokens, from, after)
  if (ENGLISH_ARTICLE.test(text)) return null
  const writtenAs = isDigits ? 'digits' : ARTICLE.test(text) ? 'article' : 'word'
  return { parts: [{ is: 'bare', amounts: values, writtenAs, text }], next: after }
}

/** Any other part is of a strength, a weight or a volume, or is not known. */
function readUntaken(
  tokens: Token[],
  from: number,
  { values, next }: { values: number[]; next: number },
): Read {
  const unit = find(tokens, next, ['strength', 'measure', 'weight'])
  const end = unit?.next ?? find(tokens, next, ['format', 'by', 'aDay', 'aWeek', 'span'])?.next ?? next
  const text = textOf(tokens, from, end)
  return { parts: [unit ? countedPart(unit.meaning, values, text) : { is: 'unsaid', text }], next: end }
}

type Counted = Extract<
  Meaning,
  { is: 'strength' | 'measure' | 'format' | 'unheld' | 'span' | 'clock' | 'aDay' | 'aWeek' | 'weight' }
>

function countedPart(meaning: Counted, values: number[], text: string): Part {
  const [count = 0] = values
  switch (meaning.is) {
    case 'measure':
      return { is: 'measure', amounts: values, formatId: meaning.id, text }
    case 'format':
      return { is: 'amount', amounts: values, formatId: meaning.id, text }
    case 'span':
      // `2/3 months` and `2,3 months` are two to three.
      return /\d\/\d/.test(text) || values.some((each) => !Number.isInteger(each * 2))
        ? { is: 'unsaid', text }
        : { is: 'days', days: values.map((each) => each * meaning.days), isWord: false, text }
    case 'aDay':
      return values.length > 1 ? { is: 'unsaid', text } : { is: 'perDay', count, text }
    case 'aWeek':
      return weekly(values, text)
    case 'clock':
    case 'unheld':
      return { is: 'unsaid', text }
    default:
      // Of two strengths neither is the one that is meant, unless the product is called so.
      return values.length > 1 ? { is: 'word', text, isUncounted: true } : { is: 'word', text }
  }
}
