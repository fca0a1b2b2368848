import type { LabelUnit } from '@salvia/contract/words/catalogue'
import { namedByNutrient } from '@salvia/rules/label/printed-names'
import type { IngredientDraft } from '../../modules/catalogue/index.ts'
import type { LabelIngredient } from './source-records.ts'

const units: Record<string, LabelUnit> = {
  mg: 'Milligrams',
  'mg NE': 'MilligramsNE',
  g: 'Grams',
  'Gram(s)': 'Grams',
  mcg: 'Micrograms',
  'mcg RAE': 'MicrogramsRAE',
  'mcg DFE': 'MicrogramsDFE',
  IU: 'InternationalUnits',
  mL: 'Milliliters',
  'Calorie(s)': 'Kilocalories',
  '{Calories}': 'Kilocalories',
}

const tidy = (text: string): string =>
  text
    .replaceAll(/[®™{}]|\((?:R|TM|C)\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `5 billion total microorganisms`: bacteria counts are in the row's note, not in its amount. */
function countedOrganisms(row: LabelIngredient): number | null {
  const found = /([\d.,]+)\s*(billion|million)/i.exec(row.notes ?? '')
  if (!found || !/bacteria|blend/.test(row.category ?? '')) return null
  const count = Number((found[1] ?? '').replaceAll(',', ''))
  return found[2]?.toLowerCase() === 'million' ? count / 1000 : count
}

function doseOf(row: LabelIngredient): Pick<IngredientDraft, 'amount' | 'unit'> {
  const unit = units[row.unit ?? ''] ?? null
  if (row.amount !== null && unit !== null) return { amount: row.amount, unit }
  const organisms = countedOrganisms(row)
  return organisms === null
    ? { amount: null, unit: null }
    : { amount: organisms, unit: 'BillionsColonyFormingUnit' }
}

/** Depth of a row: below its named parent, or below the nearest top-level row if it is only marked as a part. */
function depthOf(row: LabelIngredient, depths: ReadonlyMap<string, number>, isFirst: boolean): number {
  if (row.blend === null || isFirst) return 0
  if (row.blend === true) return 1
  const parent = depths.get(row.blend.toLowerCase())
  return parent === undefined || row.blend === row.name ? 0 : parent + 1
}

const unprinted = /^not present$/i

/** A label's rows in printed order, with their nesting depth. */
export function ingredientRows(rows: LabelIngredient[]): IngredientDraft[] {
  const depths = new Map<string, number>()
  return rows
    .filter((row) => !unprinted.test(row.unit ?? ''))
    .map((row, at) => {
      const depth = depthOf(row, depths, at === 0)
      depths.set(row.name.toLowerCase(), depth)
      const { name, forms } = namedByNutrient({ name: tidy(row.name), forms: row.forms.map(tidy) })
      return {
        labelName: capital(name),
        group: row.group === null || row.group === 'TBD' ? null : tidy(row.group),
        category: row.category === 'TBD' ? null : row.category,
        form: forms.length > 0 ? [...new Set(forms)].join(', ') : null,
        ...doseOf(row),
        depth,
      }
    })
}
