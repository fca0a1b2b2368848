import { isActive, rowIn } from '../../nutrition/active-rows.ts'
import type { ComparedIngredient } from '../../nutrition/compared-ingredient.ts'
import { convertDose } from '../../nutrition/convert-dose.ts'
import { toDecimal } from '../../nutrition/fraction.ts'
import { plainWords } from '../../search/plain-text.ts'
import { readStrengths, type Strength } from '../../search/read-strength.ts'

/** Labels round what they print: 83.3 mg in each of three tablets of 250 mg. */
const ROUNDING = 0.01
export const PLACES = 3
const SHORTEST_OF_COMPOUND = 4

/** Fatty acids, which lines call by their letters and English labels by their names. */
const FATTY_ACIDS = [/^(?:epa|eicosapenta\p{L}*)$/u, /^(?:dha|docosahexa\p{L}*)$/u]

export const isNearly = (a: number, b: number): boolean => Math.abs(a - b) <= b * ROUNDING

/** Whether a name states a strength exactly, of whatever. */
export const statesStrength = ({ amount, unit }: Strength, name: string): boolean =>
  readStrengths(name).strengths.some((own) => {
    const converted = convertDose(own, unit, null)
    return 'amount' in converted && toDecimal(converted.amount, PLACES) === amount
  })

type Held = { row: ComparedIngredient; amount: number }

const wordsBesideStrengths = (text: string): string[] => plainWords(readStrengths(text).rest)
const wordsOf = ({ row: { ingredientName, labelName } }: Held): string[] =>
  plainWords(`${ingredientName} ${labelName}`)
const isOneOf = (words: string[], pattern: RegExp): boolean => words.some((each) => pattern.test(each))

const acidsIn = (text: string, { unit }: Strength): RegExp[] =>
  unit === 'Milligrams' || unit === 'Grams'
    ? FATTY_ACIDS.filter((acid) => isOneOf(wordsBesideStrengths(text), acid))
    : []

/** Whether a typed word is one of a name, its beginning, or a compound that begins with it: `Magnesiumcitrat`. */
const isOfName = (typed: string, name: string): boolean =>
  name.startsWith(typed) || (name.length >= SHORTEST_OF_COMPOUND && typed.startsWith(name))

/** How many words of a text name what is held. */
const countNaming = (text: string, one: Held): number =>
  wordsBesideStrengths(text).filter((word) => wordsOf(one).some((each) => isOfName(word, each))).length

/** What the main serving holds by each row that has an amount in the unit of the strength. */
const heldIn = ({ unit }: Strength, rows: ComparedIngredient[]): Held[] =>
  rows.filter(isActive).flatMap((row): Held[] => {
    const exact = rowIn(row, unit)
    return exact && exact.numerator > 0n ? [{ row, amount: toDecimal(exact, PLACES) }] : []
  })

/** What most of the words name; everything where they name nothing. A fatty acid is no other row, even where none has it. */
function meantOf(query: string, strength: Strength, held: Held[]): Held[] {
  const acids = acidsIn(query, strength)
  if (acids.length > 0) return held.filter((one) => acids.some((acid) => isOneOf(wordsOf(one), acid)))
  const counts = held.map((one) => countNaming(query, one))
  const most = Math.max(...counts)
  return held.filter((_, at) => counts[at] === most)
}

/** How much the main serving holds of what the typed words name. */
export const heldOf = (query: string, strength: Strength, rows: ComparedIngredient[]): number[] =>
  meantOf(query, strength, heldIn(strength, rows)).map(({ amount }) => amount)

/** Whether a strength is of something that the words name, or of all that there is. */
export function isMeant(query: string, strength: Strength, rows: ComparedIngredient[]): boolean {
  const held = heldIn(strength, rows)
  return held.length === 1 || held.some((one) => countNaming(query, one) > 0)
}

/** Whether a word names a product, what its label says, or a nutrient, which a search finds by any of its names. */
export const isCompoundOf = (query: string, { name, rows }: Pick<Product, 'name' | 'rows'>): boolean =>
  wordsBesideStrengths(query).some((word) =>
    wordsBesideStrengths(name).some((each) => /\p{L}/u.test(word) && isOfName(word, each)),
  ) ||
  rows.filter(isActive).some((row) => row.nutrientKey !== null || countNaming(query, { row, amount: 0 }) > 0)

type Product = { name: string; mainServing: { amount: number } | null; rows: ComparedIngredient[] }

/**
 * Whether a name states a strength of what the line names: not where it is that of another row which the name has and the
 * line does not, nor for a fatty acid that the name does not have, or whose row says how much of it there is.
 */
export function isNamed(query: string, strength: Strength, { name, mainServing, rows }: Product): boolean {
  if (!statesStrength(strength, name)) return false
  const held = heldIn(strength, rows)
  const meant = meantOf(query, strength, held)
  const acids = acidsIn(query, strength)
  if (acids.length > 0) {
    const named = acidsIn(name, strength)
    return meant.length === 0 && acids.every((acid) => named.includes(acid))
  }
  const units = mainServing?.amount ?? 1
  const hasIt = ({ amount }: Held) =>
    isNearly(amount, strength.amount) || isNearly(amount / units, strength.amount)
  const isOther = (one: Held) => countNaming(query, one) === 0 && countNaming(name, one) > 0 && hasIt(one)
  return meant.some(hasIt) || !held.some(isOther)
}
