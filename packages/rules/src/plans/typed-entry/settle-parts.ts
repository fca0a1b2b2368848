import { MOST_BESIDE_TIME } from './clock-times.ts'
import type { Part } from './entry-parts.ts'
import { says } from './join-parts.ts'
import { LARGEST_BARE_AMOUNT } from './typed-amount.ts'
import { isUnit, isUnitWord } from './unit-word.ts'

type Beside = {
  before: Part | undefined
  after: Part | undefined
  isRepeated: boolean
  /** Whether another part of the line is an amount with its unit. */
  isCounted: boolean
  isBeforeUnit: boolean
  /** Whether the line says when, or how often. */
  isWithTime: boolean
}

/** What each part is beside its neighbours: next to an instruction or not, denied or not. */
export function settle(parts: Part[]): Part[] {
  const told = parts.filter(({ is }) => is !== 'filler')
  const besideOf = (at: number) => ({ before: told[at - 1], after: told[at + 1] })
  const timed = told.filter((part, at) => isNumber(part) && isTimed(besideOf(at)))
  const isCounted = parts.some(({ is }) => is === 'amount')
  const isRepeated = timed.length > 1 || isCounted
  const isWithTime = told.some(isWhen)
  return parts.map((part) => {
    const at = told.indexOf(part)
    const isBeforeUnit = wordsToUnit(told.slice(at + 1)).length > 0
    return at === -1
      ? part
      : settleOne(part, { ...besideOf(at), isRepeated, isCounted, isBeforeUnit, isWithTime })
  })
}

function settleOne(part: Part, beside: Beside): Part {
  const { before, after, isRepeated } = beside
  if (before?.is === 'not' && says(part)) return { is: 'unsaid', text: `${before.text} ${part.text}` }
  if (part.is === 'not') return { is: says(after) ? 'filler' : 'word', text: part.text }
  if (part.is === 'times' || part.is === 'choice')
    return { ...part, isWord: part.isWord && after?.is === 'word' }
  if (part.is === 'days') return { ...part, isWord: isNameLike(part, beside) }
  if (part.is === 'oneADay') return settleOneADay(part, beside)
  if (part.is === 'bare') return settleBare(part, beside)
  return isRepeated ? settleRepeated(part, beside) : part
}

/** At the beginning of a line `one a day` is the name of a product; after its words it is one a day. */
const settleOneADay = ({ text }: Part, { before, after }: Beside): Part =>
  after?.is === 'word' || (before === undefined && after === undefined)
    ? { is: 'word', text }
    : { is: 'perDay', count: 1, text }

/** As long as a programme that is named by its days. */
const DAYS_OF_A_NAME = 7

/** One day is no length to take something for; a few days before a word are the name of a programme. */
const isNameLike = ({ days }: Extract<Part, { is: 'days' }>, { after }: Beside): boolean =>
  days.every((each) => each === 1 || (each <= DAYS_OF_A_NAME && after?.is === 'word'))

/** `2x` beside a time is an amount like the other one. Grams are the strength, unless a time follows them. */
function settleRepeated(part: Part, beside: Beside): Part {
  if (part.is === 'multiple' && isTimed(beside))
    return { is: 'amount', amounts: [part.count], formatId: null, text: part.text }
  if (part.is !== 'measure') return part
  return isWhen(beside.after) ? { ...part, is: 'amount' } : { is: 'word', text: part.text }
}

type Neighbours = Pick<Beside, 'before' | 'after'>

const isWhen = (part: Part | undefined): boolean =>
  part !== undefined && ['times', 'choice', 'food', 'frequency', 'aDay', 'cycle'].includes(part.is)

const isTimed = ({ before, after }: Neighbours): boolean => isWhen(before) || isWhen(after)

/** A number that may be an hour, as two equal ones are (`8 morgens 8 abends`), is asked unless another amount counts. */
const isClear = ({ amounts }: Bare, { isCounted }: Beside): boolean =>
  isCounted || amounts.every((each) => each <= MOST_BESIDE_TIME)

type Bare = Extract<Part, { is: 'bare' }>

const isAmount = ({ amounts }: Bare): boolean => amounts.every((each) => each <= LARGEST_BARE_AMOUNT)
const isNumber = (part: Part): boolean =>
  part.is === 'multiple' || (part.is === 'bare' && part.writtenAs !== 'article' && isAmount(part))

/**
 * A number beside a time is an amount like the other one of the line, which a plan can say when they are equal. Else it
 * is a part of the name when another one is the amount, or nothing beside it says a dose.
 */
function settleBare(part: Bare, beside: Beside): Part {
  const { before, after, isRepeated } = beside
  const { amounts, writtenAs, text } = part
  const name: Part = { is: 'word', text, isUncounted: mayCount(part, beside) }
  if (!isAmount(part) || !isCount(writtenAs, beside)) return name
  if (isRepeated && isTimed(beside))
    return isClear(part, beside) ? { is: 'amount', amounts, formatId: null, text } : part
  if (isRepeated) return name
  return amounts.length === 1 && (says(before) || says(after) || isLeading(part, beside)) ? part : name
}

/** More begin a name: `5 HTP`. */
const MOST_LEADING = 4
/** `Nachtkapseln`: may be a unit that nobody knows, which is never dropped. */
const OF_UNIT = /kapsel|tablet|caps|g[ée]lule|comprim|tropfen|druppel|drop|goutte/i

/** `2 magnesium before bed` counts as the end of a line does, or is of the name. */
const isLeading = ({ amounts, writtenAs }: Bare, { before, after, isWithTime }: Beside): boolean =>
  writtenAs === 'digits' &&
  amounts.every((each) => each <= MOST_LEADING) &&
  before === undefined &&
  after?.is === 'word' &&
  !isThousands(after) &&
  !OF_UNIT.test(after.text) &&
  isWithTime

const isThousands = (after: Part | undefined): boolean =>
  after?.is === 'word' && /^\d{3}(?: |$)/.test(after.text)

/** Whether a number that is taken for a part of the name may be an amount, of a unit that nobody knows or of none. */
function mayCount(part: Bare, { before, after, isBeforeUnit }: Beside): boolean {
  const { amounts, writtenAs } = part
  if (amounts.every((each) => each > LARGEST_BARE_AMOUNT)) return after?.is === 'word' && isUnit(after.text)
  if (isBeforeUnit || writtenAs === 'article') return isBeforeUnit
  if (writtenAs === 'digits') return !isThousands(after)
  return !amounts.every(Number.isInteger) || [before, after].some((each) => each?.is === 'amount')
}

/** The words of a name up to one that is a unit: `vegan capsules`; none where there is no unit. */
export function wordsToUnit(parts: Part[]): Part[] {
  const end = parts.findIndex(({ is }) => is !== 'word' && is !== 'filler')
  const words = end === -1 ? parts : parts.slice(0, end)
  return words.slice(0, words.findIndex(({ text }) => isUnitWord(text)) + 1)
}

/** A word for a number counts only beside a time: `and one in the evening`; an article only before it. */
function isCount(writtenAs: Bare['writtenAs'], beside: Beside): boolean {
  if (writtenAs === 'digits') return true
  return writtenAs === 'word' ? isTimed(beside) : isWhen(beside.after)
}
