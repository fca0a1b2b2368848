import { unheldIn, withChoice } from './answers.ts'
import { composeDose } from './compose-dose.ts'
import type { Composed } from './composed.ts'
import { unheldAnswersIn } from './each-answer.ts'
import type { Part } from './entry-parts.ts'
import { readParts } from './read-parts.ts'
import { askSameTimes } from './same-times.ts'
import { setApartIn } from './set-apart.ts'
import { settle, wordsToUnit } from './settle-parts.ts'
import { type Choice, NOTHING_TYPED, type TypedDose, type TypedEntry } from './typed-entry.ts'
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
