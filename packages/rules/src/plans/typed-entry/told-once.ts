import { plainText } from '../../search/plain-text.ts'
import { distinct, plainOf, textsOf } from './composed.ts'
import { besideSchemeIn, dailyTotalIn, perStrokeIn } from './daily-total.ts'
import type { Part } from './entry-parts.ts'
import { meaningsOf } from './entry-words.ts'
import { strengthAgainIn, unfitIn } from './plain-shape.ts'
import { areTakenApart, isTime, sharesOf, timesNamed } from './shares.ts'

/**
 * The parts of a line, of which each fact is told once. `areApart`: its amounts are one, or each of a time of its own.
 * `unclear`: what is told again. `unfit`: what stands where it is not plain of what it is said.
 */
type ToldOnce = { parts: Part[]; areApart: boolean; unclear: string[]; unfit: string[] }

type Kind = 'length' | 'rhythm' | 'often' | 'asNeeded' | 'food'

/** What a part says of all that is taken, unless it is said of one share alone. */
function kindOf(part: Part): Kind | null {
  if (part.is === 'days') return 'length'
  if (part.is === 'open') return part.duration === 'AsNeeded' ? 'asNeeded' : 'length'
  if (part.is === 'cycle') return 'rhythm'
  if (part.is === 'frequency' || part.is === 'multiple') return 'often'
  return part.is === 'food' ? 'food' : null
}

const KINDS: Kind[] = ['length', 'rhythm', 'often', 'asNeeded', 'food']

/** What a part says, however it was typed. */
function factOf(part: Part): string {
  const { text, ...fact } = part
  return JSON.stringify(part.is === 'food' ? [part.food, part.isOfKind] : fact)
}

const areEqual = (parts: Part[]): boolean => new Set(parts.map(factOf)).size <= 1

/** Whether every share says the same of a kind, once. */
const isOfEach = (shares: Part[][], kind: Kind): boolean => {
  const stated = shares.map((share) => share.filter((part) => kindOf(part) === kind))
  return stated.every(({ length }) => length === 1) && areEqual(stated.flat())
}

/** `with breakfast and dinner`: whether all times have a meal, each another one, and all that is said of food is of them. */
function isOfMeals(parts: Part[]): boolean {
  const meals = parts.filter((part) => part.is === 'food')
  const times = meals.flatMap(timesNamed)
  const areAll = parts.flatMap(timesNamed).every((each) => times.includes(each))
  return areAll && meals.every(isTime) && areEqual(meals) && new Set(times).size === times.length
}

/** The stretches of a line that begin with another time of day each. */
function occasionsOf(parts: Part[]): Part[][] {
  const occasions: Part[][] = []
  for (const part of parts) {
    const own = timesNamed(part)
    const last = occasions.at(-1)
    const isOwn = own.some((each) => last?.flatMap(timesNamed).includes(each))
    if (own.length > 0 && !isOwn) occasions.push([part])
    else last?.push(part)
  }
  return occasions
}

type Line = { parts: Part[]; shares: Part[][] }

const isRepeatable = (kind: Kind, { parts, shares }: Line): boolean => {
  if (kind === 'length') return false
  const occasions = shares.length > 1 ? shares : occasionsOf(parts)
  if (kind === 'food' && shares.length <= 1 && isOfMeals(parts)) return true
  // What stands before the first is said of none of them: `on an empty stomach with breakfast and dinner`.
  const areAll = parts.filter((part) => kindOf(part) === kind).length === occasions.length
  return occasions.length > 1 && areAll && isOfEach(occasions, kind)
}

/** What every share or time tells alike, each kind for itself. */
const alikeIn = (line: Line): Part[][] =>
  KINDS.filter((kind) => isRepeatable(kind, line)).map((kind) =>
    line.parts.filter((part) => kindOf(part) === kind),
  )

/** What is told by every share, told by the first alone; of meals it has the times of all. */
function withoutRepeated(line: Line): Part[] {
  const alike = alikeIn(line)
  const again = alike.flatMap((parts) => parts.slice(1))
  const meals = alike.flat().filter((part) => part.is === 'food')
  const times = meals.flatMap((part) => part.times)
  return line.parts.map((part): Part => {
    if (again.includes(part)) return { is: 'filler', text: part.text }
    return part.is === 'food' && meals.includes(part) ? { ...part, times } : part
  })
}

/**
 * `1 Kapsel 1-0-1` tells the unit of what the scheme counts, and `1 cap 1 daily` one a day: the same amount, told right
 * after the other.
 */
const joinRestated = (parts: Part[]): Part[] =>
  parts.map((part, at): Part => {
    const before = parts[at - 1]
    if (before?.is !== 'amount' || /[,;]$/.test(before.text)) return part
    const isOne = before.amounts.every((each) => each === 1)
    if (part.is === 'perDay' && part.count === 1 && isOne) return { is: 'aDay', text: part.text }
    const isScheme = part.is === 'amount' && part.formatId === null && parts[at + 1]?.text === part.text
    const isSame = isScheme && JSON.stringify(part.amounts) === JSON.stringify(before.amounts)
    return isSame ? { is: 'filler', text: part.text } : part
  })

/** Words that say of a length that it is how long something is taken. */
const FOR = /^(?:for|x|during|fur|uber|pendant|pdt|durant|gedurende|ged|voor)(?: |$)/
/** What comes after one round of days with and without a dose may be the next days with one. */
const FEWEST_ROUNDS = 2

const DAYS_IN_A_LETTER = /\d ?[dtj](?!\p{L})/u

/** The largest of the units that a length or a rhythm is told in: 7 of `3 weeks, 2 days off`. */
const unitOf = ({ text }: Part): number =>
  Math.max(
    DAYS_IN_A_LETTER.test(plainText(text)) ? 1 : 0,
    ...plainText(text)
      .split(/[^\p{L}]+/u)
      .flatMap(meaningsOf)
      .map((meaning) => (meaning.is === 'span' ? meaning.days : 0)),
  )

const beginsWithFor = (part: Part): boolean =>
  FOR.test(plainOf(part)) || (part.is === 'filler' && part.label === 'length')

/** `14 days, 7 days off, 14 days` is a second run, and no length of the whole; nor are weeks after a run of weeks. */
function secondRunIn(parts: Part[]): string[] {
  const cycle = parts.find((part) => part.is === 'cycle')
  if (!cycle) return []
  const round = Math.max(...cycle.cycles.map(({ daysOn, daysOff }) => daysOn + daysOff))
  return parts.flatMap((part, at) => {
    if (part.is !== 'days') return []
    const isFor = parts.slice(Math.max(at - 1, 0), at + 1).some(beginsWithFor)
    const mayBeRun = cycle.pause !== undefined && at > parts.indexOf(cycle) && !isFor
    const isRun = mayBeRun && cycle.pause === 'AfterRun' && unitOf(part) <= unitOf(cycle)
    const fewest = round * (mayBeRun ? FEWEST_ROUNDS : 1)
    const isShort = !isFor && part.days.some((days) => days < fewest)
    return isRun || isShort ? [textsOf([cycle, part])] : []
  })
}

const ROUNDS = /^(?:\d+|two|three|zwei|drei|twee|drie|deux|trois) ?(?:times|mal|keer|maal|fois)$/

/** `3 weeks on, 1 week off, 3 times` are rounds of it, or so many times a day. */
function roundsIn(parts: Part[]): string[] {
  const at = parts.findIndex(({ is }) => is === 'cycle')
  return parts.flatMap((part, place) =>
    at !== -1 && place > at && part.is === 'frequency' && ROUNDS.test(plainOf(part))
      ? [textsOf([...parts.slice(at, at + 1), part])]
      : [],
  )
}

/** How often, told again: the same, or `2x`, which may be how many. Of others it is asked which is meant. */
function oftenAgainIn(parts: Part[]): string[] {
  const often = parts.filter((part) => kindOf(part) === 'often')
  const isAgain = new Set(often.map(factOf)).size < often.length || often.some(({ is }) => is === 'multiple')
  return often.length > 1 && isAgain ? [textsOf(often)] : []
}

/** What the parts of a line tell, each fact once. Nothing that is told twice, or of one share alone, is said of the whole. */
export function tellOnce(typed: Part[]): ToldOnce {
  const parts = joinRestated(typed)
  const line: Line = { parts, shares: sharesOf(parts) }
  const areApart = line.shares.length <= 1 || areTakenApart(line.shares)
  if (!areApart) return { parts, areApart, unclear: [], unfit: [] }
  return {
    parts: withoutRepeated(line),
    areApart,
    unclear: distinct([
      ...[...oftenAgainIn(parts), ...strengthAgainIn(parts), ...secondRunIn(parts), ...roundsIn(parts)],
      ...[...dailyTotalIn(parts), ...besideSchemeIn(parts), ...perStrokeIn(parts)],
    ]),
    unfit: unfitIn(parts, { alike: alikeIn(line).flat(), areMeals: isRepeatable('food', line) }),
  }
}
