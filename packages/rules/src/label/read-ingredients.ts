import { isHeading, namedByNutrient } from './printed-names.ts'
import { coloniesIn, dosesOf, type LabelDose, type LabelUnit } from './read-dose.ts'
import { isRecord, recordsOf, textOf, textsOf, type Unknown } from './read-value.ts'

const DEEPEST = 6
const MOST_ROWS = 500

/** A row of a label in its printed order; `depth` is 0 for a row of its own and more for a part of the row above. */
export type LabelRow = {
  name: string
  depth: number
  group: string | null
  category: string | null
  forms: string[]
  notes: string | null
  /** The dose of the main serving. */
  amount: number | null
  unit: LabelUnit | null
  /** All doses, one a serving size. */
  doses: LabelDose[]
  isBlend: boolean
}

const tidyName = (name: string): string => name.replaceAll(/[®™{}]|\((?:R|TM|C)\)/g, '').trim()

const formsOf = (forms: unknown): string[] =>
  [...new Set(recordsOf(forms).flatMap(({ name }) => textOf(name) ?? []))].map(tidyName)

function mainDose(row: Unknown, doses: LabelDose[]): Pick<LabelRow, 'amount' | 'unit'> {
  const [main] = [...doses].sort((a, b) => a.servingSizeOrder - b.servingSizeOrder)
  if (main?.unit) return { amount: main.amount, unit: main.unit }
  const colonies = /bacteria|blend/i.test(textOf(row.category) ?? '') ? coloniesIn(textOf(row.notes)) : null
  return colonies === null
    ? { amount: null, unit: null }
    : { amount: colonies, unit: 'BillionsColonyFormingUnit' }
}

function toRow(row: Unknown, printedName: string, depth: number): LabelRow {
  const { name, forms } = namedByNutrient({ name: printedName, forms: formsOf(row.forms) })
  const doses = dosesOf(row.quantity)
  const group = textOf(row.ingredientGroup)
  const category = textOf(row.category)
  return {
    name,
    depth,
    group: group === 'TBD' ? null : group,
    category: category === 'TBD' ? null : category,
    forms,
    notes: textOf(row.notes),
    ...mainDose(row, doses),
    doses,
    isBlend: /blend/i.test(category ?? '') || recordsOf(row.nestedRows).length > 0,
  }
}

/** Rows with nested blend parts (up to six levels); nameless rows are dropped. */
export function ingredientRowsOf(rows: unknown, depth = 0): LabelRow[] {
  if (depth > DEEPEST) return []
  return recordsOf(rows)
    .flatMap((row) => {
      const name = tidyName(textOf(row.name) ?? '') || null
      const own = name === null ? [] : [toRow(row, name, depth)]
      return [...own, ...ingredientRowsOf(row.nestedRows, name === null ? depth : depth + 1)]
    })
    .slice(0, MOST_ROWS)
}

/** Names of the other ingredients, from their rows or their comma-separated text. */
export function otherIngredientsOf(other: unknown): string[] {
  if (!isRecord(other)) return textsOf(other).flatMap(namesIn)
  const named = recordsOf(other.ingredients).flatMap(otherNames)
  return named.length > 0 ? named : textsOf(other.text).flatMap(namesIn)
}

/** A row's name; of a heading the names of what stands below it, itself where that is not said. */
function otherNames(row: Unknown): string[] {
  const name = textOf(row.name)
  if (name === null) return []
  const below = isHeading(name) ? formsOf(row.forms) : []
  return below.length > 0 ? below : [tidyName(name)]
}

const namesIn = (text: string): string[] =>
  text
    .split(/[,;](?![^(]*\))/)
    .map((name) => tidyName(name))
    .filter((name) => name !== '')
