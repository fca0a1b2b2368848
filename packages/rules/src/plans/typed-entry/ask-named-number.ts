import { isJoinedOf, isNutrient } from './account-for-words.ts'
import { often } from './composed.ts'
import { isOfLabel, type StrengthOfProduct } from './fit-strength.ts'
import { type Named, numbersIn, ownWords, wordsIn } from './product-words.ts'
import type { Choice, Counted, Question, TypedEntry } from './typed-entry.ts'

type Product = Named & StrengthOfProduct

/** Words of a name that a number follows. */
const NUMBERED = /^(?:typ|type|no|nr|stufe|phase|formula|formel|formule|level)$/
const MOST_WORDS = 3

/** Strengths are seldom below it, and amounts seldom above. */
const SMALLEST_STRENGTH = 3

/** Whether the label has to say if a line's amount is the strength of the product instead. */
export const mayBeStrength = ({ counted }: TypedEntry): boolean =>
  counted !== undefined && counted.count >= SMALLEST_STRENGTH

/** Whether a number and the words before it are what a product or a nutrient is called. */
function isOfName({ before, count }: Counted, product: Named): boolean {
  const own = ownWords(product)
  const words = wordsIn(before)
  const joined = Array.from({ length: MOST_WORDS }, (_, at) => [...words.slice(-1 - at), count].join(''))
  return (
    numbersIn(product.name).includes(count) ||
    NUMBERED.test(words.at(-1) ?? '') ||
    joined.some((each) => isJoinedOf(each, own) || isNutrient(each))
  )
}

/** Whether the words before already have the number: in `b12 12 drops` the second one counts. */
const isStated = ({ before, count }: Counted): boolean =>
  (before.match(/\d+/g) ?? []).some((each) => Number(each) === count)

/**
 * `coenzym q 10 capsules`, `melatonin 5 tablets` of 5 mg: where the only number of a line may be of the product's name, or
 * its strength, it is asked; part of the name, it leaves the amount to the product's serving. Of `omega 3,5 capsules` it is
 * not known.
 */
export function askNamedNumber(entry: TypedEntry, product: Product): TypedEntry {
  const { counted } = entry
  const { mainServing } = product
  if (!counted || !mainServing || entry.is === 'Name' || entry.is === 'NotSaid') return entry
  const { count, text } = counted
  if ((count === mainServing.amount && !counted.isSplit) || isStated(counted)) return entry
  if (!isOfName(counted, product) && !(mayBeStrength(entry) && isOfLabel(count, entry, product))) return entry
  if (counted.isSplit) {
    const { query, searched, apart, uncounted, unread, dose } = entry
    return {
      is: 'NotSaid',
      query,
      searched,
      apart,
      uncounted,
      unread,
      dose: { ...dose, amount: null },
      phrases: [text],
    }
  }
  return asking(entry, { query: String(count), text })
}

type Asked = { query: string; text: string }

/** How often so many are taken may be asked already, with the amount in each choice. */
const isOfAmount = (question: Question, { text }: Asked): boolean =>
  question.about === 'Words' && question.text.startsWith(text)

function asking(entry: Exclude<TypedEntry, { is: 'Name' | 'NotSaid' }>, asked: Asked): TypedEntry {
  const { amount, formatId } = entry.dose
  const others = entry.is === 'Ambiguous' ? entry.questions : []
  const dose = { ...entry.dose, amount: null, formatId: null }
  if (others.some((each) => isOfAmount(each, asked))) {
    const questions = others.map((each) => (isOfAmount(each, asked) ? withName(each, asked) : each))
    return { ...entry, is: 'Ambiguous', dose, questions }
  }
  if (amount === null) return entry
  const choices: Choice[] = [{ dose: { amount, formatId } }, { query: asked.query }]
  return {
    ...entry,
    is: 'Ambiguous',
    dose,
    questions: [...others, { about: 'Words', text: asked.text, choices }],
  }
}

/** The number as a part of the name too, unless that is asked; so many a day are then one. */
function withName(question: Question, { query }: Asked): Question {
  if (question.choices.some((each) => 'query' in each)) return question
  const daily: Choice = { query, dose: { amount: null, formatId: null, times: often(1) } }
  return { ...question, choices: [...question.choices, daily] }
}
