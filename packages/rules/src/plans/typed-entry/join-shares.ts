import { often } from './composed.ts'
import type { Part } from './entry-parts.ts'
import { asAmount } from './typed-amount.ts'

type Of<K extends Part['is']> = Extract<Part, { is: K }>

const DAYS_A_WEEK = 7

const INTO = /^(?:en|in|auf|over)$/i

const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' ')

/**
 * What is divided: `4 a day in 2 times` is two twice, `4 in 2 times` that or four twice; `1 per 2 days` is one every other
 * day, of more than one it is not known whether they are taken at once.
 */
export const joinShares = (parts: Part[]): Part[] => settleShares(divide(parts))

const isInto = (part: Part | undefined): boolean => part?.is === 'filler' && INTO.test(part.text)

function divide(parts: Part[]): Part[] {
  const count = parts.find((part, at): part is Count => isCount(part) && isInto(parts[at - 1]))
  if (!count) return parts
  const at = parts.indexOf(count)
  const first = parts[at - 2]?.is === 'aDay' ? at - 3 : at - 2
  const total = parts[first]
  if (total?.is !== 'amount' && total?.is !== 'perDay') return parts
  const stretch = parts.slice(first, at + 1)
  return [...parts.slice(0, first), ...share(total, count, stretch), ...parts.slice(at + 1)]
}

type Count = Of<'frequency'> | Of<'multiple'>

const isCount = (part: Part): part is Count => part.is === 'frequency' || part.is === 'multiple'

function share(total: Of<'amount'> | Of<'perDay'>, count: Count, stretch: Part[]): Part[] {
  const unsaid: Part[] = [{ is: 'unsaid', text: textOf(stretch) }]
  const amounts = total.is === 'amount' ? total.amounts : [total.count]
  const counts = count.is === 'frequency' ? count.counts : [count.count]
  if (amounts.length > 1 || counts.length > 1) return unsaid
  const [all, times] = [Math.max(...amounts), Math.max(...counts)]
  const formatId = total.is === 'amount' ? total.formatId : null
  const each = asAmount(all / times)
  // Nobody halves a capsule to take five a day in two times.
  const isWhole = each !== null && (Number.isInteger(each) || !Number.isInteger(all))
  if (each === null || !isWhole) return unsaid
  const isDaily = total.is === 'perDay' || stretch.some(({ is }) => is === 'aDay')
  if (isDaily)
    return [
      { is: 'amount', amounts: [each], formatId, text: total.text },
      { is: 'frequency', counts: [times], text: count.text },
    ]
  const options = [each, all].map((amount) => ({ amount, formatId, times: often(times) }))
  return [{ is: 'choice', options, isWord: false, text: textOf(stretch) }]
}

/** Whether a line says one amount of at most so many units, and one time at most: what is taken at once. */
function isOneIntake(parts: Part[], most: number): boolean {
  const amounts = parts.flatMap((part) => (part.is === 'amount' ? part.amounts : []))
  const times = parts.flatMap((part) => (part.is === 'times' || part.is === 'food' ? part.times : []))
  const isCounted = parts.some((part) => isCount(part) || part.is === 'perDay' || part.is === 'aDay')
  return amounts.length === 1 && amounts.every((each) => each <= most) && times.length <= 1 && !isCounted
}

/** What may be of another amount or time than the one that is taken so often in a week. */
const isOfSeveral = ({ is }: Part): boolean => is === 'choice' || is === 'bare' || is === 'measure'

/** How many times a day a line says, each way that it says it. */
const timesSaid = (parts: Part[]): number[] => [
  ...parts.flatMap((part) => {
    if (part.is === 'frequency') return part.counts
    return part.is === 'multiple' || part.is === 'perDay' ? [part.count] : []
  }),
  ...[parts.flatMap((part) => (part.is === 'times' ? part.times : [])).length].filter((count) => count > 0),
]

/** With every meal: of a line that says how often it is no more than with food, and of one that says once it is not said. */
function settleMeal(part: Of<'choice'>, said: number[]): Part {
  const { text } = part
  if (!part.ofEachMeal || said.length === 0) return part
  return said.includes(1) ? { is: 'unsaid', text } : { is: 'food', food: part.ofEachMeal, times: [], text }
}

/** A stroke may only part what comes next, a length: `1 cap am / 30 days`. */
function isParted({ text, cycles }: Of<'cycle'>, before: Part | undefined): boolean {
  const isLong = cycles.some(({ daysOn, daysOff }) => daysOn + daysOff > DAYS_A_WEEK)
  return text.startsWith('/') && (isLong || before?.is === 'times')
}

const settleShares = (parts: Part[]): Part[] =>
  parts.map((part, at): Part => {
    if (part.is === 'choice') return settleMeal(part, timesSaid(parts))
    if (part.is !== 'cycle' || !(part.isShare || part.isOften)) return part
    const isUnsaid = part.isOften
      ? !isOneIntake(parts, Number.POSITIVE_INFINITY) || parts.some(isOfSeveral)
      : isParted(part, parts[at - 1]) || !isOneIntake(parts, 1)
    return isUnsaid ? { is: 'unsaid', text: part.text } : part
  })
