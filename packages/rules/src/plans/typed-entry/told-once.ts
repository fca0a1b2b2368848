import { plainText } from '../../search/plain-text.ts'
import { readStrengths } from '../../search/read-strength.ts'
import { distinct, textsOf } from './composed.ts'
import type { Part } from './entry-parts.ts'
import { CONJUNCTION } from './join-parts.ts'
import { areTakenApart, isAmount, isTime, sharesOf, timesNamed } from './shares.ts'

/**
 * The parts of a line, of which each fact is told once. `areApart`: its amounts are one, or each of a time of its own.
 * `unclear`: of what it is not plain whether it is said of every share, or what is told again.
 */
type ToldOnce = { parts: Part[]; areApart: boolean; unclear: string[] }

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
  return JSON.stringify(part.is === 'food' ? part.food : fact)
}

const areEqual = (parts: Part[]): boolean => new Set(parts.map(factOf)).size <= 1

/** Whether every share says the same of a kind, once. */
const isOfEach = (shares: Part[][], kind: Kind): boolean => {
  const stated = shares.map((share) => share.filter((part) => kindOf(part) === kind))
  return stated.every(({ length }) => length === 1) && areEqual(stated.flat())
}

/** `with breakfast and dinner`: whether all that is said of food is of meals, each another one, and alike. */
function isOfMeals(parts: Part[]): boolean {
  const meals = parts.filter((part) => part.is === 'food')
  const times = meals.flatMap(timesNamed)
  return meals.every(isTime) && areEqual(meals) && new Set(times).size === times.length
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

const isDose = ({ is }: Part): boolean => is !== 'word' && is !== 'filler'

type Line = { parts: Part[]; shares: Part[][] }

/**
 * Whether what is said of a kind is plainly said of all shares: before the first of them, by each of them, or, of a length
 * alone, as the last of the line.
 */
function isPlainOfShares(kind: Kind, { parts, shares }: Line): boolean {
  if (kind !== 'length' && isOfEach(shares, kind)) return true
  const [only, ...others] = parts.filter((part) => kindOf(part) === kind)
  if (!only || others.length > 0) return false
  const at = parts.indexOf(only)
  if (at < parts.findIndex((part) => isAmount(part) || isTime(part))) return true
  return kind === 'length' && !parts.slice(at + 1).some(isDose)
}

/** Of one amount at several times: whether it stands between none of them, or beside each. */
function isPlainOfTimes(kind: Kind, parts: Part[]): boolean {
  if (kind === 'food' && isOfMeals(parts)) return true
  const occasions = occasionsOf(parts)
  if (occasions.length <= 1 || (kind !== 'length' && isOfEach(occasions, kind))) return true
  const stated = parts.filter((part) => kindOf(part) === kind)
  const places = stated.map((part) => parts.indexOf(part))
  const isBefore = places.every((at) => at < parts.findIndex(isTime))
  const isAfter = places.every((at) => at > parts.findLastIndex(isTime))
  return isBefore || (isAfter && !(kind === 'asNeeded' && isListed(occasions)))
}

/** `in the morning, at night as needed`: a comma alone does not say that what follows is of both. */
const isListed = (occasions: Part[][]): boolean => {
  const between = occasions.slice(-2, -1).flat()
  const isJoined = between.some(({ is, text }) => is === 'filler' && CONJUNCTION.test(text))
  return !isJoined && between.slice(-1).some(({ text }) => /[,;]$/.test(text))
}

function isPlain(kind: Kind, line: Line): boolean {
  return line.shares.length > 1 ? isPlainOfShares(kind, line) : isPlainOfTimes(kind, line.parts)
}

const isRepeatable = (kind: Kind, { parts, shares }: Line): boolean => {
  if (kind === 'length') return false
  const occasions = shares.length > 1 ? shares : occasionsOf(parts)
  if (kind === 'food' && shares.length <= 1 && isOfMeals(parts)) return true
  return occasions.length > 1 && isOfEach(occasions, kind)
}

/** What is told by every share, told by the first alone; of meals it has the times of all. */
function withoutRepeated(line: Line): Part[] {
  const repeated = KINDS.filter((kind) => isRepeatable(kind, line)).map((kind) =>
    line.parts.filter((part) => kindOf(part) === kind),
  )
  const again = repeated.flatMap((parts) => parts.slice(1))
  const meals = repeated.flat().filter((part) => part.is === 'food')
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
const IN_DAYS = /(?:days?|tage?n?|dag(?:en)?|jours?)$/
/** What comes after one round of days with and without a dose may be the next days with one. */
const FEWEST_ROUNDS = 2

const beginsWithFor = ({ text }: Part): boolean => FOR.test(plainText(text))

/** `14 days, 7 days off, 14 days` is a second run, and no length of the whole. */
function secondRunIn(parts: Part[]): string[] {
  const cycle = parts.find((part) => part.is === 'cycle')
  if (!cycle) return []
  const round = Math.max(...cycle.cycles.map(({ daysOn, daysOff }) => daysOn + daysOff))
  return parts.flatMap((part, at) => {
    if (part.is !== 'days') return []
    const isFor = parts.slice(Math.max(at - 1, 0), at + 1).some(beginsWithFor)
    const mayBeRun = cycle.pause !== undefined && at > parts.indexOf(cycle) && !isFor
    const isRun = mayBeRun && cycle.pause === 'AfterRun' && IN_DAYS.test(plainText(part.text))
    const fewest = round * (mayBeRun ? FEWEST_ROUNDS : 1)
    const isShort = !isFor && part.days.some((days) => days < fewest)
    return isRun || isShort ? [textsOf([cycle, part])] : []
  })
}

/** How often, told again: the same, or `2x`, which may be how many. Of others it is asked which is meant. */
function oftenAgainIn(parts: Part[]): string[] {
  const often = parts.filter((part) => kindOf(part) === 'often')
  const isAgain = new Set(often.map(factOf)).size < often.length || often.some(({ is }) => is === 'multiple')
  return often.length > 1 && isAgain ? [textsOf(often)] : []
}

/** `3 mg + 3 mg`, `3 mg daily, 3 mg at bedtime`: the same strength again of no other name, which is another amount of it. */
function strengthAgainIn(parts: Part[]): string[] {
  const words = parts
    .filter(({ is }) => is === 'word')
    .map((part) => ({ part, strengths: JSON.stringify(readStrengths(part.text).strengths) }))
  const again = words.find(
    ({ strengths }, at) => strengths !== '[]' && words[at + 1]?.strengths === strengths,
  )
  return again ? [textsOf([again.part, again.part])] : []
}

/** "Daily" beside days without a dose: of one share it may be said, of the other not. */
const contradictionIn = ({ parts, shares }: Line): string[] => {
  const both = parts.filter(({ is }) => is === 'aDay' || is === 'cycle')
  return shares.length > 1 && new Set(both.map(({ is }) => is)).size > 1 ? [textsOf(both)] : []
}

/** What the parts of a line tell, each fact once. Nothing that is told twice, or of one share alone, is said of the whole. */
export function tellOnce(typed: Part[]): ToldOnce {
  const parts = joinRestated(typed)
  const line: Line = { parts, shares: sharesOf(parts) }
  const areApart = line.shares.length <= 1 || areTakenApart(line.shares)
  if (!areApart) return { parts, areApart, unclear: [] }
  const stated = KINDS.map((kind) => ({ kind, own: parts.filter((part) => kindOf(part) === kind) }))
  const unclear = stated
    .filter(({ kind, own }) => own.length > 0 && !isPlain(kind, line))
    .map(({ own }) => textsOf(own))
  return {
    parts: withoutRepeated(line),
    areApart,
    unclear: distinct([
      ...unclear,
      ...[...oftenAgainIn(parts), ...strengthAgainIn(parts)],
      ...[...secondRunIn(parts), ...contradictionIn(line)],
    ]),
  }
}
