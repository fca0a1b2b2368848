import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'
import { isMealAlone } from './food-words.ts'
import { CONJUNCTION } from './join-parts.ts'
import { isAmount } from './shares.ts'

type Food = Extract<Part, { is: 'food' }>

const ARTICLE = /^(?:the|dem|der|das|den|het|de|le|la)$/i

const plainOf = ({ text }: Part): string => plainText(text).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Before or after a meal of the day, in words of its own. */
const isPlaced = (part: Part): part is Food =>
  part.is === 'food' && part.food !== 'WithFood' && part.times.length > 0

const isAlone = (part: Part): part is Food => part.is === 'food' && isMealAlone(plainOf(part))

const isAnd = (part: Part): boolean =>
  part.is === 'or' || (part.is === 'filler' && CONJUNCTION.test(part.text))

const isJoint = (part: Part): boolean => isAnd(part) || (part.is === 'filler' && ARTICLE.test(part.text))

/** Where the meals of a list stand that "and" or "or" ends, after the first of them; none of any other. */
function mealsAfter(parts: Part[], first: number): number[] {
  const listed: number[] = []
  let ended = 0
  let before = first
  let joints: Part[] = []
  for (const [at, part] of parts.entries()) {
    if (at <= first) continue
    if (isJoint(part)) {
      joints.push(part)
      continue
    }
    const hasComma = parts.slice(before, before + 1).some(({ text }) => /[,;]$/.test(text))
    if (!isAlone(part) || !(joints.some(isAnd) || hasComma)) break
    listed.push(at)
    if (joints.some(isAnd)) ended = listed.length
    before = at
    joints = []
  }
  return listed.slice(0, ended)
}

/** `1 cap before breakfast and dinner 1 cap`: what is taken at the last meal may be of that one alone. */
function isOwnShare(parts: Part[], first: number, last: number): boolean {
  const after = parts.slice(last + 1).find(({ is }) => is !== 'filler')
  return after !== undefined && isAmount(after) && parts.slice(0, first).some(isAmount)
}

/** `before breakfast and dinner` is before both: what is said of the first meal of a list is said of those after it. */
export function joinMeals(parts: Part[]): Part[] {
  const places = new Map(
    parts.flatMap((part, first) => {
      const meals = isPlaced(part) ? mealsAfter(parts, first) : []
      const isOfAll = isPlaced(part) && !isOwnShare(parts, first, meals.at(-1) ?? first)
      return isOfAll ? meals.map((at) => [at, part.food] as const) : []
    }),
  )
  return parts.map((part, at) => {
    const food = places.get(at)
    return food && part.is === 'food' ? { ...part, food } : part
  })
}
