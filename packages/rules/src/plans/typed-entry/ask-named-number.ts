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
 * its strength, it is asked; part of the name, it leaves the amount to the product's serving.
 */
export function askNamedNumber(entry: TypedEntry, product: Product): TypedEntry {
  const { counted } = entry
  const { mainServing } = product
  if (!counted || !mainServing || entry.is === 'Name' || entry.is === 'NotSaid') return entry
  const { count, text } = counted
  if (count === mainServing.amount || isStated(counted)) return entry
  if (!isOfName(counted, product) && !(mayBeStrength(entry) && isOfLabel(count, entry, product))) return entry
  const query = String(count)
  const asked = entry.is === 'Ambiguous' ? entry.questions : []
  const { amount, formatId } = entry.dose
  if (amount === null)
    return { ...entry, is: 'Ambiguous', questions: asked.map((each) => withName(each, { query, text })) }
  const question: Question = { about: 'Words', text, choices: [{ dose: { amount, formatId } }, { query }] }
  const dose = { ...entry.dose, amount: null, formatId: null }
  return { ...entry, is: 'Ambiguous', dose, questions: [...asked, question] }
}

/** A question about how often so many are taken, with the number as a part of the name too. */
function withName(question: Question, { query, text }: { query: string; text: string }): Question {
  const isOfAmount = question.about === 'Words' && question.text.startsWith(text)
  if (!isOfAmount || question.choices.some((each) => 'query' in each)) return question
  const daily: Choice = { query, dose: { times: often(1) } }
  return { ...question, choices: [...question.choices, daily] }
}
