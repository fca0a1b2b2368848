import type { Question, TypedEntry } from './typed-entry.ts'

type Serving = { amount: number; intakeFormatId: string } | null

/** Formats that a general word covers: a softgel is a soft capsule, a lozenge a tablet to suck. */
const covers: Record<string, string> = { capsule: 'softgel', tablet: 'lozenge' }

/** Whether a product is counted in the unit that was typed. */
export const isCountedIn = (own: string, typed: string): boolean => typed === own || covers[typed] === own

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
    text: '',
    choices: [{ dose: { amount, formatId } }, { dose: { amount: serving.amount, formatId: own } }],
  }
  const questions = entry.is === 'Ambiguous' ? entry.questions : []
  return {
    is: 'Ambiguous',
    query: entry.query,
    dose: { ...dose, amount: null, formatId: null },
    questions: [...questions, question],
  }
}
