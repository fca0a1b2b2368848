import { isActive, rowIn } from '../../nutrition/active-rows.ts'
import type { ComparedIngredient } from '../../nutrition/compared-ingredient.ts'
import { convertDose } from '../../nutrition/convert-dose.ts'
import { toDecimal } from '../../nutrition/fraction.ts'
import { unitSymbols } from '../../nutrition/unit-symbol.ts'
import { plainWords } from '../../search/plain-text.ts'
import { readStrengths, type Strength } from '../../search/read-strength.ts'
import { NOTHING_TYPED, type Question, type TypedDose, type TypedEntry } from './typed-entry.ts'

/** What a product says of its strength: by its name, and by the rows of its label for one main serving. */
export type StrengthOfProduct = {
  name: string
  mainServing: { amount: number; intakeFormatId: string } | null
  rows: ComparedIngredient[]
}

/** Labels round what they print: 83.3 mg in each of three tablets of 250 mg. */
const ROUNDING = 0.01
const PLACES = 3
/** More units than this at once are no way to reach a strength. */
const MOST_UNITS = 10

/** As fine as labels print a part of a serving. */
const asPrinted = (amount: number): number => Number(amount.toFixed(amount < 10 ? PLACES : 1))

const isNearly = (a: number, b: number): boolean => Math.abs(a - b) <= b * ROUNDING

const isNamed = ({ amount, unit }: Strength, name: string): boolean =>
  readStrengths(name).strengths.some((own) => {
    const converted = convertDose(own, unit, null)
    return 'amount' in converted && isNearly(toDecimal(converted.amount, PLACES), amount)
  })

type Held = { row: ComparedIngredient; amount: number }

/** Of what is held that which most of the typed words name, by whole words or beginnings; all where they name none. */
function namedBy(query: string, held: Held[]): Held[] {
  const typed = plainWords(readStrengths(query).rest)
  const countOf = ({ row: { ingredientName, labelName } }: Held) => {
    const own = plainWords(`${ingredientName} ${labelName}`)
    return typed.filter((word) => own.some((each) => each.startsWith(word))).length
  }
  const most = Math.max(...held.map(countOf))
  return held.filter((one) => countOf(one) === most)
}

/** How much the main serving holds of what was typed, by each row that has an amount in the unit of the strength. */
function heldOf(query: string, { unit }: Strength, rows: ComparedIngredient[]): number[] {
  const held = rows.filter(isActive).flatMap((row): Held[] => {
    const exact = rowIn(row, unit)
    return exact && exact.numerator > 0n ? [{ row, amount: toDecimal(exact, PLACES) }] : []
  })
  return namedBy(query, held).map(({ amount }) => amount)
}

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
  entry: TypedEntry,
  serving: Serving,
  held: number[],
): Question | null {
  const typed = doseOf(entry).amount
  const { amount: most, intakeFormatId: formatId } = serving
  const units = typed ?? most
  const isHeld = (all: number) =>
    isNearly(all / most, strength.amount) || (units === most && isNearly(all, strength.amount))
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

/**
 * A line whose typed strength (`vitamin d 1000 iu 1 capsule`) is not that of one unit of this product, nor that of the
 * label's own serving where it is what is taken: the typed units of it, and as many as have the strength, are asked for.
 * Where another part of the line was not understood, or a serving is not known, the strength is named as not understood.
 * A line that has a question, and an amount in a unit that the product is not counted in, stay as they are.
 */
export function fitStrength(entry: TypedEntry, product: StrengthOfProduct): TypedEntry {
  if (entry.is === 'Ambiguous' || isCountedOtherwise(entry, product)) return entry
  const { strengths } = readStrengths(entry.query)
  const { name, mainServing, rows } = product
  for (const strength of strengths.filter((each) => !isNamed(each, name))) {
    if (!mainServing) return notUnderstood(entry, strength)
    const question = questionAbout(strength, entry, mainServing, heldOf(entry.query, strength, rows))
    if (question) return entry.is === 'NotSaid' ? notUnderstood(entry, strength) : asking(entry, question)
  }
  return entry
}

/** Whether a line says no strength, or one that so many units of this product have, whatever they are called. */
export function isOfStrength(entry: TypedEntry, product: StrengthOfProduct): boolean {
  const { query } = entry
  const { amount } = doseOf(entry)
  const formatId = product.mainServing?.intakeFormatId ?? null
  const counted: TypedEntry =
    amount === null
      ? { is: 'Name', query }
      : { is: 'Certain', query, dose: { ...NOTHING_TYPED, amount, formatId } }
  return fitStrength(counted, product) === counted
}

const isCountedOtherwise = (entry: TypedEntry, { mainServing }: StrengthOfProduct): boolean =>
  entry.is !== 'Name' &&
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
