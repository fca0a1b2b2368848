import type { ComparedIngredient } from '../../nutrition/compared-ingredient.ts'
import { unitSymbols } from '../../nutrition/unit-symbol.ts'
import { plainWords } from '../../search/plain-text.ts'
import { readStrengths, type Strength } from '../../search/read-strength.ts'
import { isJoinedOf } from './account-for-words.ts'
import { heldOf, isCompoundOf, isMeant, isNamed, isNearly, PLACES, statesStrength } from './held-strength.ts'
import { type Named, ownWords, wordsIn } from './product-words.ts'
import { type Choice, NOTHING_TYPED, type Question, type TypedDose, type TypedEntry } from './typed-entry.ts'

/** What a product says of its strength: by its name, and by the rows of its label for one main serving. */
export type StrengthOfProduct = {
  name: string
  mainServing: { amount: number; intakeFormatId: string } | null
  rows: ComparedIngredient[]
}

/** More units than this at once are no way to reach a strength. */
const MOST_UNITS = 10

/** As fine as labels print a part of a serving. */
const asPrinted = (amount: number): number => Number(amount.toFixed(amount < 10 ? PLACES : 1))

/** So many whole or half units as have the wanted amount; none where no such number has it. */
function unitsFor(wanted: number, one: number): number[] {
  const units = Math.round((wanted / one) * 2) / 2
  return units > 0 && units <= MOST_UNITS && isNearly(units * one, wanted) ? [units] : []
}

const textOf = ({ amount, unit }: Strength): string => `${amount} ${unitSymbols[unit]}`

type Serving = NonNullable<StrengthOfProduct['mainServing']>

/** The question about a strength that a unit of the product does not have, null where it has it. */
function questionAbout(
  strength: Strength,
  typed: number | null,
  serving: Serving,
  held: number[],
): Extract<Question, { about: 'Strength' }> | null {
  const { amount: most, intakeFormatId: formatId } = serving
  const units = typed ?? most
  const isHeld = (all: number) =>
    (units === most && isNearly(all, strength.amount)) ||
    (typed !== null && isNearly(all / most, strength.amount))
  if (held.some(isHeld)) return null
  const [only, ...others] = held.map((all) => all / most)
  const one = only !== undefined && others.length === 0 ? only : null
  const amounts = [units, ...(one === null ? [] : unitsFor(strength.amount * (typed ?? 1), one))]
  return {
    about: 'Strength',
    strength,
    held: one === null ? null : { amount: asPrinted(one), formatId },
    choices: [...new Set(amounts)].map((amount) => ({ dose: { amount, formatId } })),
  }
}

const UNITS = [
  'Milligrams',
  'Micrograms',
  'InternationalUnits',
  'Grams',
  'BillionsColonyFormingUnit',
] as const

/** Whether a number without a unit (`vitamin d 1000`) is the strength of a product, in any unit. */
export const isOfLabel = (number: number, entry: TypedEntry, product: StrengthOfProduct): boolean => {
  const { mainServing: serving, rows } = product
  if (!serving) return false
  return UNITS.some((unit) => {
    const strength = { amount: number, unit }
    const held = heldOf(entry.query, strength, rows)
    return questionAbout(strength, doseOf(entry).amount, serving, held) === null
  })
}

/**
 * A line whose typed strength (`vitamin d 1000 iu 1 capsule`) is not that of one unit of this product, nor that of the
 * label's own serving where it is what is taken: the typed units of it, and as many as have the strength, are asked for.
 * Where another part of the line was not understood, or a serving is not known, the strength is named as not understood.
 * A line that has a question, and a certain amount in a unit that the product is not counted in, stay as they are.
 */
export function fitStrength(entry: TypedEntry, product: StrengthOfProduct): TypedEntry {
  if (entry.is === 'Ambiguous' || isCountedOtherwise(entry, product)) return entry
  const { mainServing, rows } = product
  const { amount } = doseOf(entry)
  for (const strength of strengthsBeside(entry, product)) {
    if (!mainServing) return notUnderstood(entry, strength)
    const question = questionAbout(strength, amount, mainServing, heldOf(entry.query, strength, rows))
    if (question) return entry.is === 'NotSaid' ? notUnderstood(entry, strength) : asking(entry, question)
  }
  return entry
}

/** The typed strengths that the name of a product does not state of what the line names, as it is taken. */
const strengthsBeside = (entry: TypedEntry, product: StrengthOfProduct): Strength[] =>
  readStrengths(entry.query, product.name).strengths.filter(
    (each) =>
      !isNamed(entry.query, each, product) ||
      (doseOf(entry).amount === null && isOfOneUnit(entry, each, product)),
  )

/** Whether one unit has a strength and the label's serving, of more or fewer, does not. */
function isOfOneUnit({ query }: TypedEntry, { amount, unit }: Strength, product: StrengthOfProduct): boolean {
  const { mainServing, rows } = product
  if (!mainServing) return false
  const held = heldOf(query, { amount, unit }, rows)
  const isHeldBy = (units: number) => held.some((all) => isNearly((all / mainServing.amount) * units, amount))
  return isHeldBy(1) && !isHeldBy(mainServing.amount)
}

/**
 * What `fitProduct` made of a line that counts another unit than the product, and whose strength one unit of the product does not have either: one
 * question tells both, with so many units as have the strength as a further choice.
 */
export function askStrengthWithUnit(
  entry: TypedEntry,
  line: TypedEntry,
  product: StrengthOfProduct,
): TypedEntry {
  const { mainServing, rows } = product
  const asked = entry.is === 'Ambiguous' ? entry.questions : []
  const unit = asked.find(({ about }) => about === 'Unit')
  if (entry.is !== 'Ambiguous' || !unit || !mainServing) return entry
  for (const strength of strengthsBeside(entry, product)) {
    const held = heldOf(entry.query, strength, rows)
    const question = questionAbout(strength, doseOf(line).amount, mainServing, held)
    if (!question) continue
    const choices = distinct([...unit.choices, ...question.choices.slice(1)])
    return { ...entry, questions: asked.map((each) => (each === unit ? { ...question, choices } : each)) }
  }
  return entry
}

const distinct = (choices: Choice[]): Choice[] => [
  ...new Map(choices.map((each) => [JSON.stringify(each), each])).values(),
]

/**
 * How plainly the name of a product states the typed strength: the fewer words beside it, the more; 0 where it does not, or
 * none was typed.
 */
export function plainnessOf({ query }: TypedEntry, { name }: StrengthOfProduct): number {
  const { strengths } = readStrengths(query)
  const isStated = strengths.length > 0 && strengths.every((each) => statesStrength(each, name))
  return isStated ? 1 / (1 + plainWords(readStrengths(name).rest).length) : 0
}

/**
 * Whether a line says no strength, or that of what the product is called by or its label names: not that of a compound which
 * a search takes for what was typed, as pantethine for pantothenic acid.
 */
export function isOfTypedCompound({ query }: TypedEntry, product: StrengthOfProduct & Named): boolean {
  const { strengths, rest } = readStrengths(query)
  if (strengths.length === 0 || isCompoundOf(query, product)) return true
  const words = wordsIn(rest)
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
  return pairs.some((each) => isJoinedOf(each, ownWords(product)))
}

/**
 * Whether a line says no strength, or one that so many units of this product have, whatever they are called. Of many
 * actives that is not known of one that the words do not name. Without a count it is the strength of one unit or of the
 * serving.
 */
export function isOfStrength(entry: TypedEntry, product: StrengthOfProduct): boolean {
  const { query } = entry
  const { amount } = doseOf(entry)
  const formatId = product.mainServing?.intakeFormatId ?? null
  const counted = (count: number): TypedEntry => ({
    is: 'Certain',
    query,
    dose: { ...NOTHING_TYPED, amount: count, formatId },
  })
  const readings: TypedEntry[] = amount === null ? [{ is: 'Name', query }, counted(1)] : [counted(amount)]
  const isFound = strengthsBeside(entry, product).every((each) => isMeant(query, each, product.rows))
  return isFound && readings.some((each) => fitStrength(each, product) === each)
}

const isCountedOtherwise = (entry: TypedEntry, { mainServing }: StrengthOfProduct): boolean =>
  (entry.is === 'Certain' || entry.is === 'Ambiguous') &&
  entry.dose.amount !== null &&
  mainServing !== null &&
  entry.dose.formatId !== mainServing.intakeFormatId

const doseOf = (entry: TypedEntry): TypedDose => (entry.is === 'Name' ? NOTHING_TYPED : entry.dose)

const notUnderstood = (entry: TypedEntry, strength: Strength): TypedEntry => ({
  is: 'NotSaid',
  query: entry.query,
  dose: doseOf(entry),
  phrases: [...(entry.is === 'NotSaid' ? entry.phrases : []), textOf(strength)],
})

const asking = (entry: TypedEntry, question: Question): TypedEntry => ({
  is: 'Ambiguous',
  query: entry.query,
  dose: { ...doseOf(entry), amount: null, formatId: null },
  questions: [question],
})
