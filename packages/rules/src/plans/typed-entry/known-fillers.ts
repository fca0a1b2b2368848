import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'
import { CONJUNCTION, says } from './join-parts.ts'

type Kind = Part['is']

const AMOUNTS: Kind[] = ['amount', 'measure', 'bare', 'perDay', 'multiple']
const WHEN: Kind[] = ['times', 'choice', 'food', 'aDay', 'cycle', 'open']

/** How something is taken, which a plan leaves to its notes. */
const MANNER = String.raw`po|p\.o|by mouth|per os|.* (?:water|wasser|eau)|sublingua(?:le?|al|lly)|.* (?:tongue|zunge|tong|langue)`

/** What says nothing before anything: verbs, articles, signs between the parts of a line. */
const EMPTY = new RegExp(
  `^(?:takes?|please|bitte|nehmen|einnehmen|neem|innemen|prendre|die|der|das|den|dem|the|le|la|les|du|het|s|either|entweder|soit|ca|lang|dosierung|dosage|dosering|posologie|${MANNER}|[-–—·•:]+)$`,
)

/** Small words, and before what each of them says no more than that it stands there. */
const known: [words: RegExp, before: Kind[]][] = [
  [/^(?:for|fur|gedurende|ged|pendant|pdt|durant)$/, ['days', 'open', 'times']],
  [/^(?:(?:en )?cure(?: de)?|kur(?: von)?|(?:a )?course of|kuur(?: van)?|uber)$/, ['days']],
  [/^voor$/, ['days', 'open']],
  [/^(?:at|in|im|in der|on|op|bij|a|au|aux|zum|zur|bei|with|every|each|chaque)$/, ['times', 'choice']],
  // Not "a", which may be "na" without its first letter.
  [/^(?:at|bij|au|aux|zum|zur|bei|with|pendant|pdt|durant|gedurende)$/, ['food']],
  [/^(?:on|an|op|in|at)$/, ['cycle']],
  [/^en$/, ['times', 'choice', 'food', 'amount', 'bare', 'measure']],
  [/^de$/, ['times', 'food', 'amount']],
  // In plain letters, "dès" too: from then on.
  [/^des$/, ['times', 'food']],
  [/^van$/, ['times', 'food']],
  [/^(?:je|jeweils)$/, ['amount', 'measure', 'bare']],
  [/^(?:je|jeweils|per|pro|par|\/)$/, ['times', 'choice']],
  [/^\/$/, [...WHEN, 'frequency']],
  [/^(?:[&+]|and|und|et|plus)$/, [...AMOUNTS, ...WHEN, 'frequency', 'days']],
]

/** Kinds beside which a small word changes nothing: product words, and what is not said anyway. */
const ANYTHING: Kind[] = ['word', 'unsaid', 'filler', 'not', 'limit', 'except', 'or', 'oneADay']

const plainOf = ({ text }: Part): string => plainText(text).replace(/[,;.:]+$/, '')

function isKnown(filler: Part, next: Part): boolean {
  const word = plainOf(filler)
  const isOfAnything = ANYTHING.includes(next.is) || EMPTY.test(word) || word === ''
  return isOfAnything || known.some(([words, before]) => words.test(word) && before.includes(next.is))
}

/** What says nothing at the end of a line either; any other small word there leads to something that is not written. */
const LAST = new RegExp(`^(?:please|bitte|nehmen|einnehmen|neem|innemen|prendre|lang|${MANNER}|[-–—·•:]*)$`)

/** Words between a dose and the product it is of: `2 capsules of zinc`. */
const OF_PRODUCT = new RegExp(
  `^(?:of|von|van|de|du|des|de la|the|la|le|les|der|die|das|den|dem|het|takes?|please|bitte|nehmen|einnehmen|neem|innemen|prendre|${MANNER}|[-–—·•:]*)$`,
)

/** Whether a part says how much, when or how long, and is neither of a name nor a strength. */
const isOfDose = (part: Part | undefined): boolean =>
  part !== undefined && says(part) && part.is !== 'measure' && part.is !== 'oneADay'

/** "Soit" leads to another one, or to "ou"; alone it may be a slip of "soir". */
const isLoneEither = (parts: Part[], at: number, word: string): boolean =>
  word === 'soit' && !parts.slice(at + 1).some(({ text }) => /(?:^| )(?:soit|ou)(?: |$)/i.test(text))

const isConjunction = (part: Part): boolean => part.is === 'filler' && CONJUNCTION.test(plainOf(part))

/** A time of day, which a word of a name is not. */
const isTime = (part: Part): boolean =>
  part.is === 'times' ||
  (part.is === 'choice' && !part.ofEachMeal) ||
  (part.is === 'food' && part.times.length > 0)

/** When without a time of day: with food, daily, as needed. */
const isOtherWhen = (part: Part): boolean =>
  (part.is === 'food' && part.times.length === 0) ||
  (part.is === 'choice' && part.ofEachMeal !== undefined) ||
  ['aDay', 'frequency', 'cycle', 'open'].includes(part.is)

/** The parts that say when between a conjunction and the next one before or after it. */
function whensBeside(parts: Part[], at: number) {
  const whens = (stretch: Part[]) => stretch.filter((part) => isTime(part) || isOtherWhen(part))
  const before = parts.slice(0, at)
  const after = parts.slice(at + 1)
  const end = after.findIndex(isConjunction)
  return {
    before: whens(before.slice(before.findLastIndex(isConjunction) + 1)),
    after: whens(end === -1 ? after : after.slice(0, end)),
  }
}

const isWithFood = (whens: Part[]): boolean => whens.some(isTime) && whens.some(({ is }) => is === 'food')

/**
 * Whether "and" joins a time with what is none, or with nothing: `with meals and at bedtime` is taken at the meals too,
 * which a plan has no words for.
 */
function joinsOccasions(parts: Part[], at: number): boolean {
  const { before, after } = whensBeside(parts, at)
  const [last, first] = [before.at(-1), after[0]]
  if (!last || !first || (isWithFood(before) && isWithFood(after))) return false
  return (isTime(first) && isOtherWhen(last)) || (isTime(last) && isOtherWhen(first))
}

/** `morgens 1 und abends 1 Kapsel`: a number after a time counts what the next one does. */
const isCountAtTime = (told: Part[]): boolean => {
  const [when, count] = told.slice(-2)
  return when !== undefined && isTime(when) && count?.is === 'bare'
}

/** Whether a conjunction joins parts of the dose, or words of the name. */
function isJoining(parts: Part[], at: number, next: Part): boolean {
  const told = parts.slice(0, at).filter(({ is }) => is !== 'filler')
  if (!isOfDose(next)) return true
  return (isOfDose(told.at(-1)) || isCountAtTime(told)) && !joinsOccasions(parts, at)
}

/** `on and mane`: what leads to "and" leads to nothing. */
const isBeforeConjunction = (parts: Part[], at: number): boolean =>
  parts.slice(at + 1, at + 2).some(isConjunction)

function isAccounted(parts: Part[], at: number, part: Part): boolean {
  const to = parts.findIndex((each, place) => place > at && each.is !== 'filler')
  const next = parts[to]
  const word = plainOf(part)
  if (!next) return LAST.test(word)
  if (isLoneEither(parts, at, word)) return false
  if (isBeforeConjunction(parts, at) && !LAST.test(word)) return false
  if (next.is === 'word') {
    const before = parts.slice(0, at).findLast(({ is }) => is !== 'filler')
    return !isOfDose(before) || OF_PRODUCT.test(word)
  }
  return isKnown(part, next) && (!isConjunction(part) || isJoining(parts, at, next))
}

/**
 * Tells small words that this reader does not know where they stand: before a number, length, time or meal (`in 2 weeks` is
 * no length, `en 2 fois` not twice), between the dose and the product, and with nothing after them (`1 cap am and on`).
 * What they say would be dropped, and something else be written. Within a name alone they are a part of it.
 */
export function tellUnknownFillers(parts: Part[]): Part[] {
  const isDose = parts.some(says)
  const last = parts.findLastIndex(({ is }) => is !== 'filler')
  const isUnknown = (part: Part, at: number) =>
    part.is === 'filler' && !part.label && (isDose || at > last) && !isAccounted(parts, at, part)
  return parts.flatMap((part, at): Part[] => {
    if (!isUnknown(part, at)) return [part]
    const begin = parts.slice(0, at).findLastIndex(({ is }) => is !== 'filler') + 1
    const isTold = parts.slice(begin, at).some((each, place) => isUnknown(each, begin + place))
    return isTold ? [] : [{ is: 'unsaid', text: textOf(withWhatFollows(parts.slice(at))) }]
  })
}

/** Small words with the part of a dose that they lead to; a word of a name is told for itself. */
function withWhatFollows(parts: Part[]): Part[] {
  const to = parts.findIndex(({ is }) => is !== 'filler')
  if (to === -1) return parts
  return parts.slice(0, parts[to]?.is === 'word' ? to : to + 1)
}

const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' ')
