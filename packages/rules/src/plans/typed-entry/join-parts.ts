import type { Part } from './entry-parts.ts'
import type { TypedDose } from './typed-entry.ts'

type Side = Part | undefined
export type Option = Partial<TypedDose>

export const CONJUNCTION = /^(?:and|&|\+|und|en|et|plus)$/i
/** "Of" is "or" in Dutch alone; the first of two "soit" only leads to the second. */
const ALSO_FILLER = /^(?:of|soit)$/i

const isTold = ({ is }: Part): boolean => is !== 'filler'

/** Whether a part says something of a dose. */
export const says = (part: Side): boolean =>
  part !== undefined && !['word', 'filler', 'bare', 'not', 'limit', 'except', 'or'].includes(part.is)

/** Whether a part begins with a number, be it an amount, a length or a strength. */
const isCounted = (part: Side): boolean => part !== undefined && /^\d/.test(part.text)

const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' ')
const unsaid = (parts: Part[]): Part => ({ is: 'unsaid', text: textOf(parts) })

/**
 * Takes together what a word such as "up to", "except" or "or" changes: an instruction that would be another one without
 * that word. What a plan cannot say becomes one part that is not said; alternatives of when become a choice.
 */
export function joinParts(parts: Part[]): Part[] {
  const isDose = parts.some(says)
  const joined: Part[] = []
  let next = 0
  for (const [at, part] of parts.entries()) {
    if (at < next) continue
    const to = parts.findIndex((each, place) => place > at && isTold(each))
    const stretch = parts.slice(at, to === -1 ? parts.length : to + 1)
    const place = { joined, stretch, after: to === -1 ? undefined : parts[to] }
    next = at + (isDose ? joinOne(part, place) : keepAsWord(part, joined))
  }
  return joined
}

/** `stretch`: from the part to the next that is no filler, which is `after`. */
type Place = { joined: Part[]; stretch: Part[]; after: Side }

/** Adds a part with what belongs to it; answers how many parts that took. */
function joinOne(part: Part, place: Place): number {
  if (part.is === 'except') return add(place.joined, unsaid(place.stretch), place.stretch.length)
  if (part.is === 'limit') return joinLimit(part, place)
  if (part.is === 'or') return joinAlternative(part, place)
  if (part.is === 'bare') return joinNumber(part, place)
  return add(place.joined, part, 1)
}

function add(joined: Part[], part: Part, taken: number): number {
  joined.push(part)
  return taken
}

/** `1 and 2 caps`: the first number counts capsules too. */
function joinNumber(part: Extract<Part, { is: 'bare' }>, { joined, stretch, after }: Place): number {
  const isListed = after?.is === 'amount' && stretch.some(({ text }) => CONJUNCTION.test(text))
  const { amounts, text } = part
  return add(joined, isListed ? { is: 'amount', amounts, formatId: after.formatId, text } : part, 1)
}

const isMark = ({ is }: Part): boolean => is === 'limit' || is === 'except' || is === 'or'

const keepAsWord = (part: Part, joined: Part[]): number =>
  add(joined, isMark(part) ? { is: asText(part), text: part.text } : part, 1)

const asText = ({ text }: Part): 'filler' | 'word' => (ALSO_FILLER.test(text) ? 'filler' : 'word')

/** `up to 2 caps`, `2 caps at most`; before anything else the word is a part of a name. */
function joinLimit(part: Part, { joined, stretch, after }: Place): number {
  if (says(after) || after?.is === 'bare' || isCounted(after))
    return add(joined, unsaid(stretch), stretch.length)
  const before = lastTold(joined)
  const isOfNumber = before !== undefined && isCounted(before) && before.is !== 'word'
  if (!isOfNumber) return keepAsWord(part, joined)
  const limited = joined.splice(joined.indexOf(before))
  return add(joined, unsaid([...limited, part]), 1)
}

const lastTold = (parts: Part[]): Side => parts.filter(isTold).at(-1)

/** What a part says of when, as something to choose; null where it says nothing of it. */
export function optionsOf(part: Part): Option[] | null {
  if (part.is === 'choice') return part.options
  if (part.is === 'times') return [{ times: part.times }]
  return part.is === 'food' && part.times.length > 0 ? [{ food: part.food, times: part.times }] : null
}

/** Kinds of which several readings are asked for anyway. */
const askedAnyway = [['frequency'], ['days', 'open'], ['food']]

const isAskedAnyway = (before: Part, after: Part): boolean =>
  askedAnyway.some((kinds) => kinds.includes(before.is) && kinds.includes(after.is))

/** `morning or evening` is a choice; `1 cap or 2 caps` two amounts; of anything else an alternative is not said. */
function joinAlternative(part: Part, place: Place): number {
  const { joined, stretch, after } = place
  const before = lastTold(joined)
  if (isPlain(part, before, after) || !before) return keepAsWord(part, joined)
  if (!after || !says(after)) return add(joined, unsaid(stretch), stretch.length)
  const both = bothOf(before, after)
  if (both) return joinBoth(both, before, place)
  if (isAskedAnyway(before, after)) return 1
  const others = says(before) ? joined.splice(joined.indexOf(before)) : []
  return add(joined, unsaid([...others, ...stretch]), stretch.length)
}

/** Between words of a name, or what is no "or" there: `2 capsules of magnesium`. */
function isPlain(part: Part, before: Side, after: Side): boolean {
  if (!says(before) && !says(after)) return true
  if (!ALSO_FILLER.test(part.text)) return after === undefined
  return !says(before) || (before?.is === 'amount' && after?.is !== 'amount') || after === undefined
}

type Both = { options: Option[] } | { amounts: number[]; formatId: string | null }

function bothOf(before: Part, after: Part): Both | null {
  const [one, other] = [optionsOf(before), optionsOf(after)]
  if (one && other) return { options: [...one, ...other] }
  if (before.is !== 'amount' || after.is !== 'amount') return null
  const isSame = before.formatId === null || before.formatId === after.formatId
  return isSame ? { amounts: [...before.amounts, ...after.amounts], formatId: after.formatId } : null
}

const isWordAlone = (part: Part): boolean => !('isWord' in part) || part.isWord

/** Two alternatives, and those before that a comma lists; one beside "and" is not said. */
function joinBoth(both: Both, before: Part, { joined, stretch, after }: Place): number {
  const own = [...joined.splice(joined.indexOf(before)), ...stretch]
  const text = textOf(own)
  if ('amounts' in both) return add(joined, { is: 'amount', ...both, text }, stretch.length)
  const isWord = isWordAlone(before) && after !== undefined && isWordAlone(after)
  const earlier = joined.findLast(({ is }) => is !== 'filler')
  const listed = earlier && optionsOf(earlier)
  if (!listed || !earlier)
    return add(joined, { is: 'choice', options: both.options, isWord, text }, stretch.length)
  const all = [...joined.splice(joined.indexOf(earlier)), ...own]
  const isListed = earlier.text.endsWith(',') && !all.some((each) => CONJUNCTION.test(each.text))
  const choice: Part = { is: 'choice', options: [...listed, ...both.options], isWord, text: textOf(all) }
  return add(joined, isListed ? choice : unsaid(all), stretch.length)
}
