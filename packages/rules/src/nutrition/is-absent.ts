import type { LabelKnowledge } from '@salvia/contract/words/facts'
import { contentWords } from '../search/plain-text.ts'
import { activeKey, isActive } from './active-rows.ts'
import type { ComparedIngredient } from './compared-ingredient.ts'

/** All that a label tells of what is in a product. */
export type LabelContents = {
  labelKnowledge: LabelKnowledge
  rows: ComparedIngredient[]
  /** The list of other ingredients, as printed; empty without one. */
  otherIngredients: string
}

// In the shop's languages: a label is read in its own words or in the reader's.
const oil = /(?<!\p{L})oils?(?!\p{L})|öl(?!\p{L})|olie(?!\p{L})|(?<!\p{L})huile/iu
const sum =
  /(?<!\p{L})(?:total|other|gesamt|andere|totaal|totaux|autres|blend|complex|complexe|proprietary|formula|matrix|mix(?:ed|ture)?|mélange)(?!\p{L})|komplex(?!\p{L})|mischung|mengsel/iu
const fattyAcid =
  /(?<!\p{L})omega|oméga|fatty acid|fettsäure|vetzu(?:ur|ren)|acides? gras|(?<!\p{L})(?:epa|dha|dpa|ala|gla|cla)(?!\p{L})|enoic|ensäure|eenzuur|énoïque|linole|lipid/iu

const printed = ({ ingredientName, labelName, form }: ComparedIngredient): string =>
  `${ingredientName} ${labelName} ${form ?? ''}`

const isFat = (text: string): boolean => fattyAcid.test(text) || oil.test(text)

/** Whether a row is a sum of what it does not name: an oil, or a total or blend without its parts. */
const isUmbrella = (row: ComparedIngredient, at: number, rows: ComparedIngredient[]): boolean => {
  const isSplit = (rows[at + 1]?.depth ?? 0) > row.depth
  return oil.test(printed(row)) || (!isSplit && sum.test(printed(row)))
}

/** The rows of a label that a row is a part of, the nearest first. */
function wholesOf(rows: ComparedIngredient[], at: number): ComparedIngredient[] {
  let [row] = rows.slice(at)
  return rows.slice(0, at).reduceRight<ComparedIngredient[]>((wholes, above) => {
    if (row && above.depth < row.depth) {
      row = above
      wholes.push(above)
    }
    return wholes
  }, [])
}

/** What any of the labels lists as a part of an active, or as the whole of it. */
function kinOf(key: string, labels: ComparedIngredient[][]): Set<string> {
  const pairs = labels.flatMap((rows) =>
    rows.flatMap((row, at) => wholesOf(rows, at).map((whole) => [activeKey(row), activeKey(whole)] as const)),
  )
  return new Set(pairs.flatMap(([part, whole]) => (part === key ? [whole] : whole === key ? [part] : [])))
}

/** Whether all words of the one are among those of the other. */
const isWithin = (one: string, other: string): boolean => {
  const words = new Set(contentWords(other))
  return contentWords(one).every((word) => words.has(word))
}

const namesOf = ({ ingredientName, labelName }: ComparedIngredient): string[] => [ingredientName, labelName]

/** Whether one of two rows is called by the other's name, and more: magnesium and magnesium citrate. */
const sharesName = (one: ComparedIngredient, other: ComparedIngredient): boolean =>
  namesOf(one).some((name) => isWithin(name, printed(other))) ||
  namesOf(other).some((name) => isWithin(name, printed(one)))

const nutrientsOf = ({ nutrientKey, sourceOf }: ComparedIngredient): string[] =>
  [nutrientKey, sourceOf].filter((key) => typeof key === 'string')

/** Whether a row may be of an active, which another label calls or counts otherwise. */
const mayBe = (row: ComparedIngredient, active: ComparedIngredient): boolean =>
  nutrientsOf(row).some((key) => nutrientsOf(active).includes(key)) ||
  (isFat(printed(row)) && isFat(printed(active))) ||
  sharesName(row, active)

/** An additive of a nutrient is another thing, though it has its name: magnesium stearate. */
const isNamedBy = (item: string, active: ComparedIngredient): boolean =>
  namesOf(active).some(
    (name) => isWithin(name, item) && (nutrientsOf(active).length === 0 || isWithin(item, name)),
  )

const isAmongOthers = ({ otherIngredients }: LabelContents, active: ComparedIngredient): boolean =>
  otherIngredients
    .split(/[,;()]/)
    .some((item) => isNamedBy(item, active) || (isFat(item) && isFat(printed(active))))

/**
 * Whether a label tells that an active of the other labels is not in its product: it names all that it holds, and none
 * of that may be the active, a source or a part of it, or hold it unsaid as oils and blends do. Everything else that a
 * label does not name is not known.
 */
export function isAbsent(key: string, label: LabelContents, others: ComparedIngredient[][]): boolean {
  if (label.labelKnowledge !== 'Complete') return false
  const active = others.flat().filter((row) => activeKey(row) === key)
  const kin = kinOf(key, [label.rows, ...others])
  const rows = label.rows.filter(isActive)
  return (
    !rows.some((row, at) => isUmbrella(row, at, rows)) &&
    !rows.some((row) => kin.has(activeKey(row)) || active.some((one) => mayBe(row, one))) &&
    !active.some((one) => isAmongOthers(label, one))
  )
}
