import { unheldIn, withChoice } from './answers.ts'
import { MOST_BESIDE_TIME } from './clock-times.ts'
import { composeDose } from './compose-dose.ts'
import type { Composed } from './composed.ts'
import { unheldAnswersIn } from './each-answer.ts'
import type { Part } from './entry-parts.ts'
import { says } from './join-parts.ts'
import { readParts } from './read-parts.ts'
import { askSameTimes } from './same-times.ts'
import { setApartIn } from './set-apart.ts'
import { LARGEST_BARE_AMOUNT } from './typed-amount.ts'
import { type Choice, NOTHING_TYPED, type TypedDose, type TypedEntry } from './typed-entry.ts'
import { isUnit, isUnitWord } from './unit-word.ts'
import { COUNTS, unreadOf } from './unread-words.ts'

/**
 * Reads a line such as `mg glycinate 2 caps bed 3mo`: product words, amount, times, food and duration in any order.
 *
 * All four languages are understood at once, whatever the reader's own is: practitioners write German sentences with
 * English product names and Latin abbreviations, lists are pasted from colleagues abroad, and the languages' words for a
 * dose hardly ever contradict each other. Where one does, or where a number can be an amount or a part of the name, the
 * reading is asked for: a dose is never guessed. A strength (`1000 mg`) is a product word, never an amount of units.
 */
export function readEntry(line: string): TypedEntry {
  const parts = askSameTimes(settle(readParts(line)))
  const query = queryOf(parts)
  const composed = composeDose(parts)
  const { dose, questions } = composed
  const phrases = unsaidIn(parts, composed)
  const isName = phrases.length === 0 && questions.length === 0 && saysNothing(dose)
  const open = { ...uncountedOf(parts), ...openOf(parts, !isName), ...countedOf(parts) }
  if (isName) return { is: 'Name', query, ...open }
  const said = { query, dose, ...placesOf(parts), ...open }
  if (phrases.length > 0) return { is: 'NotSaid', ...said, phrases }
  if (questions.length > 0) return { is: 'Ambiguous', ...said, questions }
  return { is: 'Certain', ...said }
}

/** What a plan has no words for, as the line is typed or with an answer to what is asked. */
function unsaidIn(parts: Part[], composed: Composed): string[] {
  const { dose, questions, phrases } = composed
  if (phrases.length > 0) return phrases
  const unheld = unheldIn(dose, questions)
  return unheld.length > 0 ? unheld : unheldAnswersIn(parts, composed)
}

/** A line of a plan as `readEntry` does; the dose of one that names no product is of none that a search may find for it. */
export function readNamedEntry(line: string): TypedEntry {
  const entry = readEntry(line)
  if (entry.is === 'Name' || entry.query !== '') return entry
  return { is: 'NotSaid', query: '', dose: NOTHING_TYPED, phrases: [line.trim()] }
}

const saysNothing = (dose: TypedDose): boolean => JSON.stringify(dose) === JSON.stringify(NOTHING_TYPED)

type Beside = {
  before: Part | undefined
  after: Part | undefined
  isRepeated: boolean
  /** Whether another part of the line is an amount with its unit. */
  isCounted: boolean
  isBeforeUnit: boolean
}

/** What each part is beside its neighbours: next to an instruction or not, denied or not. */
function settle(parts: Part[]): Part[] {
  const told = parts.filter(({ is }) => is !== 'filler')
  const besideOf = (at: number) => ({ before: told[at - 1], after: told[at + 1] })
  const timed = told.filter((part, at) => isNumber(part) && isTimed(besideOf(at)))
  const isCounted = parts.some(({ is }) => is === 'amount')
  const isRepeated = timed.length > 1 || isCounted
  return parts.map((part) => {
    const at = told.indexOf(part)
    const isBeforeUnit = wordsToUnit(told.slice(at + 1)).length > 0
    return at === -1 ? part : settleOne(part, { ...besideOf(at), isRepeated, isCounted, isBeforeUnit })
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
  return amounts.length === 1 && (says(before) || says(after)) ? part : name
}

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
function wordsToUnit(parts: Part[]): Part[] {
  const end = parts.findIndex(({ is }) => is !== 'word' && is !== 'filler')
  const words = end === -1 ? parts : parts.slice(0, end)
  return words.slice(0, words.findIndex(({ text }) => isUnitWord(text)) + 1)
}

/** A word for a number counts only beside a time: `and one in the evening`; an article only before it. */
function isCount(writtenAs: Bare['writtenAs'], beside: Beside): boolean {
  if (writtenAs === 'digits') return true
  return writtenAs === 'word' ? isTimed(beside) : isWhen(beside.after)
}

/** The stretches of words that say nothing of the dose, without the small words around them; what may be of a name parts none. */
function runsOf(parts: Part[]): string[] {
  const runs: Part[][] = [[]]
  for (const part of parts)
    if (part.is === 'word' || part.is === 'filler') runs.at(-1)?.push(part)
    else if (!('isWord' in part && part.isWord)) runs.push([])
  return runs
    .map((run) => {
      const words = run.map(({ is }) => is)
      return run.slice(Math.max(words.indexOf('word'), 0), words.lastIndexOf('word') + 1)
    })
    .filter((run) => run.length > 0)
    .map((run) => run.map(({ text }) => text).join(' '))
}

/** The product words, wherever they stand. */
const queryOf = (parts: Part[]): string =>
  runsOf(parts)
    .join(' ')
    .replace(/[\s,;:·–-]+$/, '')

/** The words after the product's and a part of the dose, and where those of the product stand. */
function placesOf(parts: Part[]): Pick<TypedEntry, 'apart' | 'searched'> {
  const [searched = '', ...apart] = runsOf(parts)
  return apart.length > 0 ? { searched, apart } : {}
}

/** A word and a number that belong together where the product is called so. */
const NAMED = /\p{L}.*\d/u

/** What may be an amount, with the words up to a unit. */
function uncountedOf(parts: Part[]): Pick<TypedEntry, 'uncounted'> {
  const uncounted = parts.flatMap((part, at) =>
    part.is === 'word' && part.isUncounted
      ? [
          [part, ...(NAMED.test(part.text) ? [] : wordsToUnit(parts.slice(at + 1)))]
            .map(({ text }) => text)
            .join(' '),
        ]
      : [],
  )
  return uncounted.length > 0 ? { uncounted } : {}
}

function openOf(parts: Part[], isDose: boolean): Pick<TypedEntry, 'unread' | 'setApart'> {
  const [unread, setApart] = [unreadOf(parts, isDose), setApartIn(parts, isDose)]
  return { ...(unread.length > 0 ? { unread } : {}), ...(setApart.length > 0 ? { setApart } : {}) }
}

/** The only amount of a line, where it stands right after other words and begins with a number of a name's size. */
function countedOf(parts: Part[]): Pick<TypedEntry, 'counted'> {
  const [only, ...others] = parts.filter(({ is }) => COUNTS.includes(is))
  const [, digits, sign] = /^(\d{1,2})(?:([.,])\d|(?![\d.,/–-]))/.exec(only?.text ?? '') ?? []
  if (!only || !digits || others.length > 0) return {}
  const words = parts.slice(0, parts.indexOf(only))
  const before = words.slice(words.findLastIndex(({ is }) => is !== 'word') + 1)
  if (before.length === 0) return {}
  const counted = { before: textOf(before), count: Number(digits), text: only.text }
  return { counted: sign ? { ...counted, isSplit: true } : counted }
}

const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' ')

/** The entry with its first question answered. */
export function answerEntry(entry: TypedEntry, choice: Choice): TypedEntry {
  if (entry.is !== 'Ambiguous') return entry
  const { questions, ...rest } = entry
  const left = questions.slice(1)
  const withChosen = (words: string) => ('query' in choice ? `${words} ${choice.query}`.trim() : words)
  const query = withChosen(entry.query)
  const searched = entry.searched === undefined ? {} : { searched: withChosen(entry.searched) }
  const dose = choice.dose ? withChoice(entry.dose, choice.dose) : entry.dose
  if (left.length > 0) return { ...rest, query, ...searched, dose, questions: left }
  return saysNothing(dose) ? { is: 'Name', query } : { is: 'Certain', query, ...searched, dose }
}
