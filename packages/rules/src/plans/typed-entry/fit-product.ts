import { plainText } from '../../search/plain-text.ts'
import { meaningsOf } from './entry-words.ts'
import { NOTHING_TYPED, type Question, type TypedEntry, type Unread } from './typed-entry.ts'

type Serving = { amount: number; intakeFormatId: string } | null

/** The words by which a product is known: its name and its brand. */
type Named = { name: string; brandName: string }

const SHORTEST_START = 3

/** Searched for, as the names of products seldom say it in the same way. */
const isStrength = (stretch: string): boolean =>
  meaningsOf(plainText(stretch).replace(/^[\d.,]+ ?/, '')).some(
    ({ is }) => is === 'strength' || is === 'measure',
  )

/**
 * Whether a stretch of words belongs to a product: words of its name and brand, or their beginnings; `15` of `15mg`. `b 12`
 * belongs to B12, `q 10` to CoQ10 and `5htp` to 5-HTP.
 */
function isOfProduct(stretch: string, { name, brandName }: Named): boolean {
  const own = wordsIn(`${name} ${brandName}`)
  const isOwn = (word: string) =>
    own.some((each) => each === word || (word.length >= SHORTEST_START && each.startsWith(word))) ||
    own.some((each) => /^\d+$/.test(word) && /^\d+/.exec(each)?.[0] === word)
  const words = wordsIn(stretch)
  return words.every(isOwn) || isJoinedOf(words.join(''), own)
}

const LETTER_AND_NUMBER = /^(?=.*\p{L})(?=.*\d)/u

/** Whether a word of letters and digits ends one of the product's, or is two or three of them. */
const isJoinedOf = (word: string, own: string[]): boolean =>
  LETTER_AND_NUMBER.test(word) &&
  own.some(
    (each, at) => each.endsWith(word) || [2, 3].some((count) => own.slice(at, at + count).join('') === word),
  )

const wordsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * What a line says of the product that was found by its words. Words after the dose that the product does not have were an
 * instruction, mistyped or unknown: of such a line the dose has to be written. Where they may be an amount, no other is
 * certain.
 */
export function tellUnread(entry: TypedEntry, product: Named): TypedEntry {
  const { query, apart = [], uncounted = [] } = entry
  const amounts = [
    ...uncounted.filter((stretch) => !isOfProduct(stretch, product)),
    ...unreadOf(entry).flatMap(({ text, names }) =>
      names.some((each) => isOfProduct(each, product)) ? [] : [text],
    ),
  ]
  const unread = apart.filter((stretch) => !isStrength(stretch) && !isOfProduct(stretch, product))
  const told = [...amounts.filter((stretch) => !unread.some((each) => each.includes(stretch))), ...unread]
  if (told.length === 0) return entry
  const phrases = entry.is === 'NotSaid' ? entry.phrases : []
  const dose = entry.is === 'Name' ? NOTHING_TYPED : entry.dose
  const certain = amounts.length > 0 ? { ...dose, amount: null } : dose
  return { is: 'NotSaid', query, dose: certain, phrases: [...phrases, ...told] }
}

/** An amount that is certain, or of which only the unit is asked, is the one that was meant. */
function unreadOf(entry: TypedEntry): Unread[] {
  const hasAmount = entry.is !== 'Name' && entry.dose.amount !== null
  const isUnitAsked = entry.is === 'Ambiguous' && entry.questions.some(({ about }) => about === 'Unit')
  return hasAmount || isUnitAsked ? [] : (entry.unread ?? [])
}

/**
 * Whether a product is counted in the unit that was typed. A softgel is a soft capsule; a lozenge is no tablet to swallow,
 * so that it is asked for.
 */
export const isCountedIn = (own: string, typed: string): boolean =>
  typed === own || (typed === 'capsule' && own === 'softgel')

/**
 * What a line says of this product. An amount without a unit counts what the product is counted in; one in another unit
 * (2 capsules of a powder) is asked for, with the product's serving as the other choice.
 */
export function fitProduct(entry: TypedEntry, serving: Serving): TypedEntry {
  if (entry.is === 'Name' || !serving) return entry
  const { dose } = entry
  const { amount, formatId } = dose
  if (amount === null) return entry
  const own = serving.intakeFormatId
  const isSame = formatId === null || isCountedIn(own, formatId)
  if (isSame) return { ...entry, dose: { ...dose, formatId: own } }
  if (entry.is === 'NotSaid') return entry
  const question: Question = {
    about: 'Unit',
    choices: [{ dose: { amount, formatId } }, { dose: { amount: serving.amount, formatId: own } }],
  }
  const questions = entry.is === 'Ambiguous' ? entry.questions : []
  return {
    ...entry,
    is: 'Ambiguous',
    dose: { ...dose, amount: null, formatId: null },
    questions: [...questions, question],
  }
}
