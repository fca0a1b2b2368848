import type { IntakeTime } from '@salvia/contract/words/plans'
import type { Part } from './entry-parts.ts'
import { CONJUNCTION, optionsOf } from './join-parts.ts'

const AMOUNTS: Part['is'][] = ['amount', 'measure', 'bare', 'perDay']

/** Whether a part says how much is taken at once. */
export const isAmount = (part: Part): boolean =>
  AMOUNTS.includes(part.is) || (part.is === 'choice' && part.options.some(({ amount }) => amount))

/** The times of day that a part names, each that it may mean; none of a word that may be of a name, and of "each meal". */
export function timesNamed(part: Part): IntakeTime[] {
  if (isAmount(part) || (part.is === 'choice' && part.ofEachMeal)) return []
  if ('isWord' in part && part.isWord) return []
  return (optionsOf(part) ?? []).flatMap(({ times = [] }) => times)
}

export const isTime = (part: Part): boolean => timesNamed(part).length > 0

/** Whether a sign or "and" parts what stands before a place from what stands there. */
const isParted = (parts: Part[], at: number): boolean =>
  parts.slice(at - 1, at).some(({ text }) => /[,;]$/.test(text)) ||
  parts.slice(at, at + 1).some(({ is, text }) => is === 'filler' && CONJUNCTION.test(text))

/**
 * Where the share of an amount begins: where the one sign stands between it and the amount before. Else at the amount, in a
 * line that says when after how much; in one that says it before, at the first time that the share before does not have.
 */
function beginOfShare(parts: Part[], { from, before, at }: { from: number; before: number; at: number }) {
  const between = Array.from({ length: at - before }, (_, place) => before + 1 + place)
  const [sign, ...others] = between.filter((place) => isParted(parts, place))
  if (sign !== undefined && others.length === 0) return sign
  const isTimeFirst = parts.findIndex(isTime) < parts.findIndex(isAmount)
  if (!isTimeFirst) return at
  const own = parts.slice(from, before).flatMap(timesNamed)
  const isOther = (place: number) =>
    parts
      .slice(place, place + 1)
      .some((part) => isTime(part) && !timesNamed(part).some((each) => own.includes(each)))
  return between.find(isOther) ?? at
}

/** The stretches of a line that each have one of its amounts; what is said before the first share is in none of them. */
export function sharesOf(parts: Part[]): Part[][] {
  const amounts = parts.flatMap((part, at) => (isAmount(part) ? [at] : []))
  let from = parts.findIndex((part) => isAmount(part) || isTime(part))
  const begins = [from]
  for (const [place, at] of amounts.entries()) {
    const before = amounts[place - 1]
    if (before === undefined) continue
    from = beginOfShare(parts, { from, before, at })
    begins.push(from)
  }
  return begins.map((begin, at) => parts.slice(begin, begins[at + 1]))
}

/**
 * Whether several amounts are each taken at a time of its own, which no other has: `1 cap in the morning, 1 at bedtime`.
 * Of any other the plan would say one and leave the other out.
 */
export function areTakenApart(shares: Part[][]): boolean {
  const times = shares.map((share) => new Set(share.flatMap(timesNamed)))
  const all = times.flatMap((own) => [...own])
  return times.every(({ size }) => size > 0) && new Set(all).size === all.length
}
