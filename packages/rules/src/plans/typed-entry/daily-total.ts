import { readStrengths } from '../../search/read-strength.ts'
import { plainOf, textsOf } from './composed.ts'
import type { Part } from './entry-parts.ts'
import { isAmount, isTime, timesNamed } from './shares.ts'

/** Whether a part may count more than one unit. */
function isMany(part: Part): boolean {
  if (part.is === 'amount' || part.is === 'measure' || part.is === 'bare')
    return part.amounts.some((each) => each > 1)
  return part.is === 'choice' && part.options.some(({ amount }) => Number(amount) > 1)
}

const hasStrength = (part: Part): boolean =>
  part.is === 'word' && readStrengths(part.text).strengths.length > 0

/** `2 x` before an amount says how many times that is taken, and a day behind it nothing more. */
const TIMES_AMOUNT = /^\d+ ?(?:[x×*]|mal|maal|keer|fois|times|dd)$/i

/** Whether something is taken more than once a day. */
function areSeveral(parts: Part[]): boolean {
  const isOften = parts.some((part, at) => {
    if (part.is === 'choice') return part.ofEachMeal !== undefined
    if (part.is !== 'multiple' && part.is !== 'frequency') return false
    const isTimesAmount = TIMES_AMOUNT.test(plainOf(part)) && parts.slice(at + 1, at + 2).some(isAmount)
    return !isTimesAmount && (part.is === 'multiple' || part.counts.some((each) => each > 1))
  })
  return isOften || parts.filter(isTime).length > 1 || new Set(parts.flatMap(timesOfDay)).size > 1
}

const timesOfDay = (part: Part) => (part.is === 'choice' ? [] : timesNamed(part))

/** `/ day` and "a day" are of what stands before them; "daily" may as well be of the scheme that follows. */
const OF_BEFORE = /^(?:[/ap]|per|pro|par|am) |^p[/.]?d$/

/**
 * `200 mg a day 1-0-1`, `1 cap per day am and bed`: what is taken in a day, said right before these words, beside more than
 * one unit or several times of it.
 */
function inADayIn(parts: Part[]): string[] {
  const told = parts.filter(({ is }) => is !== 'filler')
  const at = told.findIndex((part) => part.is === 'aDay' && OF_BEFORE.test(plainOf(part)))
  const [total, day] = told.slice(Math.max(at - 1, 0), at + 1)
  if (!total || !day) return []
  const isTotal = hasStrength(total)
    ? areSeveral(parts) || parts.some(isMany)
    : isAmount(total) && areSeveral(parts)
  return isTotal ? [`${total.text} ${day.text}`] : []
}

/**
 * `3 caps daily with each meal`, `200 mg per day am and bed`: how much a day beside several times of it, which a plan would
 * say of each.
 */
export function dailyTotalIn(parts: Part[]): string[] {
  const day = parts.find(({ is }) => is === 'aDay')
  if (!day || !areSeveral(parts)) return inADayIn(parts)
  const amounts = parts.filter(isAmount)
  const total = amounts.find(isMany) ?? (amounts.length === 0 ? parts.find(hasStrength) : undefined)
  return total ? [`${total.text} ${day.text}`] : inADayIn(parts)
}

/** `1/2 caps am/bed`: a half each time, or one and two. */
export function perStrokeIn(parts: Part[]): string[] {
  const parted = parts.filter((part) => part.is === 'amount' && /^\d+\/\d/.test(part.text))
  const isStroke = (part: Part, at: number) =>
    part.text === '/' &&
    [at - 1, at + 1].every((beside) => parts.slice(Math.max(beside, 0), beside + 1).some(isTime))
  return parts.some(isStroke) ? parted.map(({ text }) => text) : []
}

/** `1-0-0 abends`: another time beside a scheme that says them all, unless another amount is taken at it. */
export function besideSchemeIn(parts: Part[]): string[] {
  const amounts = parts.filter(isAmount)
  const [scheme] = parts.filter(
    (part) => part.is === 'times' && amounts.some(({ text }) => text === part.text),
  )
  if (!scheme || amounts.some(({ text }) => text !== scheme.text)) return []
  const others = parts.filter((part) => isTime(part) && part.text !== scheme.text)
  return others.length > 0 ? [textsOf([scheme, ...others])] : []
}
