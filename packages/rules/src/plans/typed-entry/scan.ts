import type { IntakeFoodInstruction } from '@salvia/contract/words/plans'
import { chemicalSymbols } from '../../search/chemical-symbols.ts'
import { often } from './composed.ts'
import type { Part, Read } from './entry-parts.ts'
import { type Meaning, meaningsOf } from './entry-words.ts'
import { find, textOf } from './find-phrase.ts'
import { readCounted } from './read-counted.ts'
import { readInterval } from './read-interval.ts'
import { readNumbers } from './read-number.ts'
import { readRhythm, timesWeekly, weekly } from './read-rhythm.ts'
import { readScheme } from './read-scheme.ts'
import { readLoneSign, readNoNumber, readVague } from './read-uncounted.ts'
import type { Token } from './tokens.ts'
import { readStart } from './told-starts.ts'

/** Words after which a letter or a number is a part of the name: vitamin A, omega 3. */
const namesNext = /^(?:vitamine?|vit)$/
const namesNumber =
  /^(?:vitamine?|vit|omega|b|c|d|e|k|q|coq|co-q|typ|type|no|nr|n|coenzym|coenzyme|stufe|phase|formula)$/

/** Omega 3-6-9 is no scheme of a day. */
const OMEGAS = /^3(?:[-–/][5-9])+$/

const isOmegas = (before: Token | undefined, { plain }: Token): boolean =>
  before?.plain === 'omega' && OMEGAS.test(plain)

const mealTimes = (food: IntakeFoodInstruction) => [3, 2].map((count) => ({ times: often(count), food }))

const EVERY_OTHER_DAY = { daysOn: 1, daysOff: 1 }

const alone = [
  'time',
  'either',
  'often',
  'food',
  'open',
  'aDay',
  'oneADay',
  'eachMeal',
  'aWeek',
  'cycle',
  'everyOther',
  'length',
  'unsaid',
  'not',
  'limit',
  'except',
  'or',
  'name',
  'filler',
] as const
type Alone = Extract<Meaning, { is: (typeof alone)[number] }>

/** The parts of a typed line, in its order: at each place the longest phrase, and a number with what it counts. */
export function scan(tokens: Token[]): Part[] {
  const parts: Part[] = []
  let next = 0
  for (const [at, token] of tokens.entries()) {
    if (at < next) continue
    const read = readAt(tokens, at, token)
    parts.push(...read.parts)
    next = read.next
  }
  return parts
}

/** What would be read as a part of the dose, and is of the name before it. */
function isOfName(tokens: Token[], at: number, token: Token): boolean {
  const { plain } = token
  const before = tokens[at - 1]
  if (before && namesNext.test(before.plain) && plain.length === 1) return true
  const isNumbered =
    before && namesNumber.test(before.plain) && /^\d{1,2}$/.test(plain) && !isCountOfUnits(tokens, at)
  return isNumbered || isOmegas(before, token) || isElement(tokens, at, token)
}

function readAt(tokens: Token[], at: number, token: Token): Read {
  const { text } = token
  const asWord: Read = { parts: [{ is: 'word', text }], next: at + 1 }
  if (isOfName(tokens, at, token)) return asWord
  const scheme = readScheme(tokens, at, token)
  if (scheme) return scheme
  const placed =
    readLoneSign(tokens, at, token) ??
    readStart(tokens, at) ??
    readOrdinalSpan(tokens, at, token) ??
    readMinutesBefore(tokens, at) ??
    readGermanNight(tokens, at) ??
    readManner(tokens, at, token)
  if (placed) return placed
  const phrase = find(tokens, at, alone)
  const ofPhrase = phrase && readAlone(tokens, at, phrase)
  if (phrase && phrase.next > at + 1 && ofPhrase) return ofPhrase
  const readers = [readVague, readInterval, readRhythm, readCounted]
  const read = readers.reduce<Read | null>((found, reader) => found ?? reader(tokens, at), null)
  return read ?? ofPhrase ?? readNoNumber(tokens, at, token) ?? asWord
}

const LETTER = /^[as]$/
const JOINT = /^(?:[&+]|and|und|en|et)$/

/** `Mg + Ca`, `Ca 500 mg`, `D + A 5000 IU`: what is about or at where it stands otherwise, as in `zinc ca. 2 caps`. */
function isElement(tokens: Token[], at: number, { plain, text }: Token): boolean {
  const before = tokens[at - 1]?.plain ?? ''
  const isBeforeNumber = /^\d/.test(tokens[at + 1]?.plain ?? '')
  const isJoined = JOINT.test(before)
  if (LETTER.test(plain)) return isJoined && isBeforeNumber
  const isAbout = isBeforeNumber && before !== '' && !isJoined && !chemicalSymbols.has(before)
  return plain === 'ca' && (!isAbout || text === 'Ca')
}

const BEFORE = /^(?:before|prior|vor|vorm|voor|avant)$/i
const MINUTES = /^min/i
const MOST_MINUTES = 60

/**
 * `30 minutes before bedtime` and before a meal of the day: a plan knows these and no minutes, so that it is asked, up to
 * an hour.
 */
function readMinutesBefore(tokens: Token[], from: number): Read | null {
  const numbers = readNumbers(tokens, from)
  const clock = numbers && find(tokens, numbers.next, ['clock'])
  const when = clock && find(tokens, clock.next, ['time', 'food'])
  if (!when || when.meaning.times.length === 0 || !BEFORE.test(textOf(tokens, clock.next, clock.next + 1)))
    return null
  const most = MINUTES.test(textOf(tokens, numbers.next, clock.next)) ? MOST_MINUTES : 1
  if (numbers.values.some((each) => each > most)) return null
  const { meaning, next } = when
  const option =
    meaning.is === 'food' ? { times: meaning.times, food: meaning.food } : { times: meaning.times }
  const text = textOf(tokens, from, next)
  return { parts: [{ is: 'choice', options: [option], isWord: false, text }], next }
}

/** In small letters it is also Dutch for "as needed". */
const GERMAN_NIGHT = /^z\. ?N\.?[,;]?$/

/** `z.N.`: German for "at night". */
function readGermanNight(tokens: Token[], from: number): Read | null {
  const next = [from + 1, from + 2].find((to) => GERMAN_NIGHT.test(textOf(tokens, from, to)))
  const text = textOf(tokens, from, next ?? from)
  return next ? { parts: [{ is: 'times', times: ['BedTime'], isWord: false, text }], next } : null
}

const MANNER = /^sublingua(?:le?|al)$/
const WHEN = ['time', 'food', 'aDay', 'often'] as const

/** `1 tab sublingual daily`: how it is taken; before the dose, or before other words, it is of the name. */
function readManner(tokens: Token[], from: number, { plain, text }: Token): Read | null {
  if (!MANNER.test(plain) || from < 2) return null
  const told = tokens.slice(0, from)
  const isCounted = find(told, from - 1, ['format']) !== null && readNumbers(told, from - 2) !== null
  const [after] = tokens.slice(from + 1)
  const isBeforeName = after !== undefined && meaningsOf(after.plain).length === 0
  if (isBeforeName || (!isCounted && !find(told, from - 1, WHEN))) return null
  return { parts: [{ is: 'filler', text }], next: from + 1 }
}

const ORDINAL = /^\d{1,2}\.$/

/** `2. Woche` is the second week, and no two. */
function readOrdinalSpan(tokens: Token[], from: number, { text }: Token): Read | null {
  const span = ORDINAL.test(text) ? find(tokens, from + 1, ['span']) : null
  return span && { parts: [{ is: 'unsaid', text: textOf(tokens, from, span.next) }], next: span.next }
}

/** `d 2 caps` has two capsules of it, `d 3 months` is three months; `d 3` is its name. */
const isCountOfUnits = (tokens: Token[], at: number): boolean =>
  find(tokens, at + 1, ['format', 'unheld', 'by', 'clock', 'span']) !== null

function readAlone(tokens: Token[], from: number, { meaning, next }: { meaning: Alone; next: number }): Read {
  const text = textOf(tokens, from, next)
  const is = (part: Part): Read => ({ parts: [part], next })
  switch (meaning.is) {
    case 'time':
      return is({ is: 'times', times: meaning.times, isWord: next === from + 1, text })
    case 'often':
      return readOften(tokens, from, { count: meaning.count, next })
    case 'either':
      return is({
        is: 'choice',
        options: meaning.times.map((time) => ({ times: [time] })),
        isWord: false,
        usual: 'Evening',
        text,
      })
    case 'eachMeal':
      return is({
        is: 'choice',
        options: mealTimes(meaning.food),
        isWord: false,
        ofEachMeal: meaning.food,
        text,
      })
    case 'cycle':
      return is({ is: 'cycle', cycles: [EVERY_OTHER_DAY], text })
    case 'everyOther':
      return {
        parts: [
          { is: 'cycle', cycles: [EVERY_OTHER_DAY], text },
          { is: 'times', times: meaning.times, isWord: false, text },
        ],
        next,
      }
    case 'length':
      return is({ is: 'days', days: [meaning.days], isWord: false, text })
    case 'name':
      return is({ is: 'word', text })
    case 'aWeek':
      return is(weekly([1], text))
    case 'unsaid':
    case 'not':
    case 'limit':
    case 'except':
    case 'or':
    case 'filler':
    case 'aDay':
    case 'oneADay':
      return is({ is: meaning.is, text })
    default:
      return is({ ...meaning, text })
  }
}

/** How often without a day, which `bid` says. */
const TIMES = /^(?:twice|thrice|(?:zwei|drei|vier|fünf|funf)mal|(?:twee|drie|vier|vijf)maal)$/i

/** How often; "twice a week" is not how often a day. */
function readOften(tokens: Token[], from: number, { count, next }: { count: number; next: number }): Read {
  const week = find(tokens, next, ['aWeek'])
  const inWeek = TIMES.test(textOf(tokens, from, next)) ? timesWeekly : weekly
  if (week) return { parts: [inWeek([count], textOf(tokens, from, week.next))], next: week.next }
  return { parts: [{ is: 'frequency', counts: [count], text: textOf(tokens, from, next) }], next }
}
