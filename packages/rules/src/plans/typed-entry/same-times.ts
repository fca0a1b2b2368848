import { type IntakeTime, intakeTimes } from '@salvia/contract/words/plans'
import { distinct, often, textsOf } from './composed.ts'
import type { Part } from './entry-parts.ts'
import { CONJUNCTION, type Option, optionsOf } from './join-parts.ts'

/** Two times of one part of the day, of which the second often explains the first: in the evening before bed. */
const NEIGHBOURS: [IntakeTime, IntakeTime][] = [
  ['Evening', 'BedTime'],
  ['UponRising', 'Morning'],
]

/** Words that say a time, and where they stand. */
type When = { at: number; part: Part; options: Option[] }
type Between = (before: When, after: When) => boolean

const timesOf = (options: Option[]): IntakeTime[] => options.flatMap(({ times = [] }) => times)
const inOrder = (times: IntakeTime[]): IntakeTime[] => intakeTimes.filter((each) => times.includes(each))

/** Words of times; not those that may be of a name, which are asked for anyway. */
const whensOf = (parts: Part[]): When[] =>
  parts.flatMap((part, at) => {
    const options = 'isWord' in part && part.isWord ? null : optionsOf(part)
    return options ? [{ at, part, options }] : []
  })

function splitWhere(whens: When[], isSplit: Between): When[][] {
  const groups: When[][] = []
  for (const [place, when] of whens.entries()) {
    const before = whens[place - 1]
    if (before && !isSplit(before, when)) groups.at(-1)?.push(when)
    else groups.push([when])
  }
  return groups
}

/** What sets two times of a line apart: "and", an amount of its own for each, or the commas of a list. */
function separators(parts: Part[], whens: When[]) {
  const between = (before: When, after: When) => parts.slice(before.at, after.at)
  const isJoined: Between = (...pair) =>
    between(...pair).some(({ is, text }) => is === 'filler' && CONJUNCTION.test(text))
  const isCounted: Between = (...pair) => between(...pair).some(({ is }) => is === 'amount')
  const hasComma: Between = (...pair) => between(...pair).some(({ text }) => /[,;]$/.test(text))
  const amounts = parts.filter(({ is }) => is === 'amount').length
  const isEach = amounts > 1 && splitWhere(whens, isCounted).length === amounts
  const isApart: Between = (...pair) => isJoined(...pair) || (isEach && isCounted(...pair))
  const [beforeAnd = []] = splitWhere(whens, isJoined)
  const isListed: Between = (before, after) =>
    isApart(before, after) || (hasComma(before, after) && beforeAnd.includes(after))
  return { isApart, isListed, hasComma }
}

/** Whether commas set groups apart: of two neighbours, the second may explain the first after a comma too. */
const isList = (groups: When[][]): boolean =>
  groups.length > 2 ||
  NEIGHBOURS.every(
    (pair) =>
      !groups.every((group) =>
        pair.some((each) => timesOf(group.flatMap(({ options }) => options)).includes(each)),
      ),
  )

/** The same times without one of two neighbours that no part says together, without the other, and with both. */
function readingsOf(run: When[], option: Option): Option[] {
  const isSaidTogether = (pair: IntakeTime[]) =>
    run.some(({ options }) =>
      options.some((option) => pair.every((each) => timesOf([option]).includes(each))),
    )
  const pairs = NEIGHBOURS.filter((pair) => !isSaidTogether(pair))
  return pairs.reduce<Option[]>(
    (all, pair) =>
      all.flatMap((each) => {
        const times = timesOf([each])
        if (!pair.every((time) => times.includes(time))) return [each]
        const without = (left: IntakeTime) => ({ ...each, times: times.filter((time) => time !== left) })
        return [...pair.toReversed().map(without), each]
      }),
    [option],
  )
}

/** Each way to take one option of every part. */
const combined = (run: When[]): Option[] =>
  run.reduce<Option[]>(
    (all, { part, options }) =>
      all.flatMap((before) =>
        options.map((option) => ({
          ...before,
          ...(part.is === 'choice' ? option : {}),
          times: inOrder(timesOf([before, option])),
        })),
      ),
    [{}],
  )

/** A run as one part; the food in it stays certain. */
function withOne(parts: Part[], run: When[], toPart: (text: string) => Part): Part[] {
  const places = run.map(({ at }) => at)
  const first = Math.min(...places)
  const stretch = parts.slice(first, Math.max(...places) + 1)
  const isOne = stretch.every(({ is }, at) => is === 'filler' || places.includes(first + at))
  const text = isOne ? stretch.map((each) => each.text).join(' ') : textsOf(run.map(({ part }) => part))
  return parts.flatMap((part, at) => {
    const isBetween = isOne && at > first && at < Math.max(...places)
    if (!places.includes(at)) return isBetween ? [] : [part]
    const food: Part[] = part.is === 'food' ? [{ ...part, times: [] }] : []
    return at === first ? [toPart(text), ...food] : food
  })
}

const asChoice =
  (options: Option[]) =>
  (text: string): Part => ({ is: 'choice', options, isWord: false, text })

/** Whether two times that are set apart are one time of a plan: noon and afternoon. */
function losesOne(whens: When[], isListed: Between, hasComma: Between): boolean {
  const isSame = (one: When, other: When) =>
    timesOf(one.options).some((each) => timesOf(other.options).includes(each))
  return whens.some((when, at) => {
    const before = whens[at - 1]
    const isSplit = before && isListed(before, when)
    if (!isSplit || when.options.length > 1) return false
    // A meal after a comma explains the time before it: in the morning, with breakfast.
    const isOfMeal = hasComma(before, when) && (before.part.is === 'food' || when.part.is === 'food')
    return !isOfMeal && isSame(before, when)
  })
}

/**
 * Times that are said twice, or lost: `evening before bed` is one time or two, so that it is asked; so are noon and afternoon,
 * which are one time of a plan. How often a line says tells which is meant where only one reading agrees.
 */
export function askSameTimes(parts: Part[]): Part[] {
  const whens = whensOf(parts)
  const counts = parts.flatMap((part) => (part.is === 'frequency' ? part.counts : []))
  const { isApart, isListed, hasComma } = separators(parts, whens)
  if (counts.length === 0 && losesOne(whens, isListed, hasComma))
    return askLost(parts, whens, splitWhere(whens, isListed))
  const runs = splitWhere(whens, isApart).flatMap((run) => {
    const groups = splitWhere(run, isListed)
    return isList(groups) ? groups : [run]
  })
  return runs.reduce((all, run) => askRun(all, run, counts), parts)
}

function askLost(parts: Part[], whens: When[], listed: When[][]): Part[] {
  const count = listed.flatMap((group) => distinct(group.flatMap(({ options }) => timesOf(options)))).length
  const options = [timesOf(whens.flatMap((when) => when.options)), often(count)].map(inOrder)
  const isKnown = options.every((times) => times.length > 0)
  const choice = asChoice(options.map((times) => ({ times })))
  return withOne(parts, whens, isKnown ? choice : (text) => ({ is: 'unsaid', text }))
}

/** Whether the food of a meal would be said of that meal alone: `with dinner, bed` is not with food at bedtime. */
const isFoodOfAll = (run: When[], times: IntakeTime[]): boolean =>
  times.length === 1 ||
  run.every(({ part }) => part.is !== 'food' || times.every((time) => part.times.includes(time)))

/** `parts` may have fewer parts than before the run: those of earlier runs are one. */
function askRun(parts: Part[], run: When[], counts: number[]): Part[] {
  const together = combined(run)
  const readings = together.flatMap((option) => readingsOf(run, option))
  if (readings.length === together.length) return parts
  const alternatives = run.flatMap(({ part, options }) => (part.is === 'choice' ? options : []))
  const here = run.map((when) => ({ ...when, at: parts.indexOf(when.part) }))
  const others = whensOf(parts).filter(({ part }) => run.every((when) => when.part !== part))
  const beside = distinct(others.flatMap(({ options }) => timesOf(options))).length
  const agreeing = distinct([...alternatives, ...readings]).filter(
    (option) =>
      counts.every((count) => count === timesOf([option]).length + beside) &&
      isFoodOfAll(run, timesOf([option])),
  )
  const [only, ...more] = agreeing
  if (!only) return parts
  if (more.length === 0)
    return withOne(parts, here, (text) => ({ is: 'times', times: timesOf([only]), isWord: false, text }))
  const asked = withOne(parts, here, asChoice(agreeing))
  return asked.map((part) => (part.is === 'frequency' ? { is: 'filler', text: part.text } : part))
}
