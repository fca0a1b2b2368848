import { isCode, isOfProduct, unaccountedWords } from './account-for-words.ts'
import { isOfLabel, type StrengthOfProduct } from './fit-strength.ts'
import { asNamedBy, hasDigit, type Named, wordsIn } from './product-words.ts'
import { toldApart } from './set-apart.ts'
import { type Choice, NOTHING_TYPED, type Question, type TypedEntry } from './typed-entry.ts'
import { isCountedIn } from './unit-word.ts'

type Serving = { amount: number; intakeFormatId: string } | null

/** A product as a line is held against it; `rows` of its label where the line has a number, else none. */
export type OfLine = Named & Partial<StrengthOfProduct>

/**
 * What a line says of the product that was found by its words. Every word is accounted for: it is read as a part of the
 * dose, or is the product's. Of a line with any other the dose has to be written.
 */
export function tellUnread(entry: TypedEntry, product: OfLine): TypedEntry {
  const told = unreadWords(entry, product)
  if (told.length === 0) return entry
  const phrases = entry.is === 'NotSaid' ? entry.phrases : []
  const dose = entry.is === 'Name' ? NOTHING_TYPED : { ...entry.dose, amount: null }
  return { is: 'NotSaid', query: entry.query, dose, phrases: [...phrases, ...told] }
}

/** The words of a line that are neither read nor of the product, each once. */
export function unreadWords(entry: TypedEntry, found: OfLine): string[] {
  const { query, searched = query, apart = [], uncounted = [], unread = [], setApart = [] } = entry
  if (entry.is === 'Name' && (isCode(query) || isOneWord(query))) return []
  const product = asNamedBy(query, found)
  const amounts = [
    ...uncounted.filter((stretch) => !isOfProduct(stretch, product)),
    ...unread.flatMap(({ text, names }) => (names.some((each) => isOfProduct(each, product)) ? [] : [text])),
  ]
  const account = { product, hasAmount: hasAmount(entry), isOfLabel: labelOf(entry, product) }
  const others = [
    ...unaccountedWords({ ...account, stretch: searched, isAfterDose: false }),
    ...apart.filter((stretch) => unaccountedWords({ ...account, stretch, isAfterDose: true }).length > 0),
  ]
  return distinctWords([...amounts, ...setApart.flatMap((each) => toldApart(each, product)), ...others])
}

/** One word is what is searched for, and no instruction beside it. */
const isOneWord = (query: string): boolean => !/\s/.test(query.trim()) && !hasDigit(query)

const plainOf = (stretch: string): string => ` ${wordsIn(stretch).join(' ')} `

/** Without those that another one says too. */
const distinctWords = (told: string[]): string[] =>
  told.filter((each, at) => {
    const own = plainOf(each)
    const others = told.map(plainOf)
    return !others.some(
      (other, place) => place !== at && other.includes(own) && (other !== own || place < at),
    )
  })

const hasAmount = (entry: TypedEntry): boolean =>
  entry.is !== 'Name' &&
  (entry.dose.amount !== null ||
    (entry.is === 'Ambiguous' &&
      entry.questions.some(({ about, choices }) => about === 'Unit' || choices.some(saysAmount))))

const saysAmount = ({ dose }: Choice): boolean => (dose?.amount ?? null) !== null

const labelOf = (entry: TypedEntry, { name, mainServing, rows }: OfLine) => {
  const product = { name, mainServing: mainServing ?? null, rows: rows ?? [] }
  return (strength: number) => isOfLabel(strength, entry, product)
}

/** An amount without a unit counts what the product is counted in, an answered one too. */
export const countInOwnUnit = (entry: TypedEntry, serving: Serving): TypedEntry =>
  entry.is !== 'Name' && entry.dose.formatId === null ? fitProduct(entry, serving) : entry

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
