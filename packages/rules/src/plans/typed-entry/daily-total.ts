import { readStrengths } from '../../search/read-strength.ts'
import { textsOf } from './composed.ts'
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
    if (part.is === 'choice') return part.isEachMeal
    if (part.is !== 'multiple' && part.is !== 'frequency') return false
    const isTimesAmount = TIMES_AMOUNT.test(part.text) && parts.slice(at + 1, at + 2).some(isAmount)
    return !isTimesAmount && (part.is === 'multiple' || part.counts.some((each) => each > 1))
  })
  return isOften || parts.filter(isTime).length > 1 || new Set(parts.flatMap(timesOfDay)).size > 1
}

const timesOfDay = (part: Part) => (part.is === 'choice' ? [] : timesNamed(part))

/**
 * `3 caps daily with each meal`, `200 mg per day am and bed`: how much a day beside several times of it, which a plan would
 * say of each.
 */
export function dailyTotalIn(parts: Part[]): string[] {
  const day = parts.find(({ is }) => is === 'aDay')
  if (!day || !areSeveral(parts)) return []
  const amounts = parts.filter(isAmount)
  const total = amounts.find(isMany) ?? (amounts.length === 0 ? parts.find(hasStrength) : undefined)
  return total ? [`${total.text} ${day.text}`] : []
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
