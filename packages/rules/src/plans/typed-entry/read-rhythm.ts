import { MAX_CYCLE_DAYS } from '@salvia/contract/words/limits'
import type { Cycle, Part, Read } from './entry-parts.ts'
import type { Meaning } from './entry-words.ts'
import { find, textOf } from './find-phrase.ts'
import { readNumbers } from './read-number.ts'
import type { Token } from './tokens.ts'

const ON = /^(?:on|an|op|wel|sur|prise|einnahme|einnehmen|nehmen|innemen|gebruiken|gebruik)$/
const OFF = /^(?:off|break|pause|frei|af|vrij|rust|pauze|stoppen|stop|arret)$/
/** Beside "wel"; before other words it may deny those: `niet nuchter`. */
const NOT_ON = /^niet$/
const AND = /^(?:and|&|\/|und|en|et)$/
const EACH = /^(?:per|pro|par|je|\/)$/
const EVERY = /^(?:every|each|jeden|jeder|jed|jd|elke|iedere)$/
const ordinals: [day: number, words: RegExp][] = [
  [2, /^(?:2|2nd|second|zweiten|tweede|2e)$/],
  [3, /^(?:3|3rd|third|dritten|derde|3e)$/],
  [4, /^(?:4|4th|fourth|vierten|vierde|4e)$/],
]
const DAYS_A_WEEK = 7

const rhythm = (cycles: Cycle[], text: string): Part =>
  cycles
    .flatMap(({ daysOn, daysOff }) => [daysOn, daysOff])
    .every((days) => days > 0 && days <= MAX_CYCLE_DAYS && Number.isInteger(days))
    ? { is: 'cycle', cycles, text }
    : { is: 'unsaid', text }

const ofWeek = (daysOn: number): Cycle => ({ daysOn, daysOff: DAYS_A_WEEK - daysOn })

/** How often in a week: a plan can say once. */
export const weekly = ([count, ...others]: number[], text: string): Part =>
  count === 1 && others.length === 0 ? rhythm([ofWeek(1)], text) : { is: 'unsaid', text }

/** How often in a week, beside how much each time: on so many days of it. */
export function timesWeekly(counts: number[], text: string): Part {
  const [count = 0] = counts
  const isOnDays = counts.length === 1 && Number.isInteger(count) && count > 1 && count < DAYS_A_WEEK
  return isOnDays ? { is: 'cycle', cycles: [ofWeek(count)], isOften: true, text } : weekly(counts, text)
}

/** On so many days of a week; of seven it is every day. */
const daysOfWeek = (counts: number[], text: string): Part =>
  counts.every((count) => count === DAYS_A_WEEK) ? { is: 'aDay', text } : rhythm(counts.map(ofWeek), text)

/** `every 3 days`, and `per 2 days` of what is taken once in so many. */
function readEvery(counts: number[], text: string, isShare: boolean): Part {
  const cycle = rhythm(
    counts.map((count) => ({ daysOn: 1, daysOff: count - 1 })),
    text,
  )
  return isShare && cycle.is === 'cycle' ? { ...cycle, isShare } : cycle
}

/** `every third day`, `jeden 3. Tag`. */
function readOrdinal(tokens: Token[], from: number): Read | null {
  const [every, ordinal] = tokens.slice(from, from + 2)
  const [day] = ordinals.find(([, words]) => words.test(ordinal?.plain ?? '')) ?? []
  const span = every && EVERY.test(every.plain) && day ? find(tokens, from + 2, ['span']) : null
  if (!span || !day || span.meaning.days > 1 || tokens[from + 2]?.plain.endsWith('s')) return null
  const cycles = [{ daysOn: 1, daysOff: day - 1 }]
  return { parts: [rhythm(cycles, textOf(tokens, from, span.next))], next: span.next }
}

/** Days with and without: every 3 days; 5 days on, 2 off; 3 weeks on, 1 off; 5 jours sur 7; 5 days a week. Of several one is meant. */
export function readRhythm(tokens: Token[], from: number): Read | null {
  return readOrdinal(tokens, from) ?? readCounts(tokens, from)
}

function readCounts(tokens: Token[], from: number): Read | null {
  const every = find(tokens, from, ['every'])
  const isShare = tokens.slice(from, from + 1).some(({ plain }) => EACH.test(plain))
  const start = every?.next ?? (isShare ? from + 1 : from)
  const first = readNumbers(tokens, start)
  const span = first && find(tokens, first.next, ['span', 'clock'])
  if (!span) return null
  const unit = daysOf(span.meaning)
  const isDays = unit === 1
  const counts = isDays ? first.values : [0]
  const text = textOf(tokens, from, span.next)
  if (start > from) return { parts: [readEvery(counts, text, isShare)], next: span.next }
  const week = isDays ? find(tokens, span.next, ['aWeek']) : null
  if (week) return { parts: [daysOfWeek(counts, textOf(tokens, from, week.next))], next: week.next }
  return readDaysOff(tokens, from, { counts: first.values, unit, next: span.next })
}

/** The days of one of what is counted; none of hours. */
const daysOf = (counted: Extract<Meaning, { is: 'span' | 'clock' }>): number =>
  counted.is === 'span' ? counted.days : 0

/** Days, weeks or months with a dose, of `unit` days each. */
type DaysOn = { counts: number[]; unit: number; next: number }

/** Where the word for taking it stands: `3 semaines de prise`. */
const startOfOn = (tokens: Token[], from: number): number =>
  tokens[from]?.plain === 'de' && ON.test(tokens[from + 1]?.plain ?? '') ? from + 1 : from

function readDaysOff(tokens: Token[], from: number, { counts, unit, next: end }: DaysOn): Read | null {
  const next = startOfOn(tokens, end)
  const on = tokens[next]?.plain ?? ''
  const isOn = ON.test(on)
  const isJoined = isOn && AND.test(tokens[next + 1]?.plain ?? '')
  const second = readNumbers(tokens, next + Number(isOn) + Number(isJoined))
  if (!second) return null
  if (on === 'sur') return readOfAll(tokens, from, { counts, unit, all: second.values, next: second.next })
  const span = find(tokens, second.next, ['span', 'clock'])
  const off = endOfOff(tokens, span?.next ?? second.next, isOn)
  if (off === null) return null
  const unitOff = span ? daysOf(span.meaning) : unit
  const cycles = counts.flatMap((daysOn) =>
    second.values.map((daysOff) => ({ daysOn: daysOn * unit, daysOff: daysOff * unitOff })),
  )
  const read = rhythm(cycles, textOf(tokens, from, off))
  const pause = isOn ? 'AfterOn' : 'AfterRun'
  return { parts: [read.is === 'cycle' ? { ...read, pause } : read], next: off }
}

/** `5 jours sur 7` is on so many days of a week, `3 semaines sur 4` so many weeks of a round; of other days nobody knows. */
function readOfAll(tokens: Token[], from: number, { counts, unit, ...of }: DaysOn & { all: number[] }): Read {
  const span = find(tokens, of.next, ['span'])
  const next = span?.meaning.days === unit ? span.next : of.next
  const text = textOf(tokens, from, next)
  const cycles = counts.flatMap((on) =>
    of.all.map((all) => ({ daysOn: on * unit, daysOff: (all - on) * unit })),
  )
  if (unit > 1) return { parts: [rhythm(cycles, text)], next }
  const isOfWeek = unit === 1 && of.all.every((each) => each === DAYS_A_WEEK)
  return { parts: [isOfWeek ? daysOfWeek(counts, text) : { is: 'unsaid', text }], next }
}

/** Where the word for what is taken on none of some days ends. */
function endOfOff(tokens: Token[], from: number, isOn: boolean): number | null {
  const off = tokens.findIndex(({ plain }, at) => at >= from && plain !== 'de')
  const { plain = '', text = '' } = tokens[off] ?? {}
  const isNotOn = isOn && NOT_ON.test(plain) && (off === tokens.length - 1 || /[,;.)]$/.test(text))
  return OFF.test(plain) || isNotOn ? off + 1 : null
}
