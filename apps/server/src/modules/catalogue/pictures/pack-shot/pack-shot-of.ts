import { isNutritionRow } from '@salvia/rules/label/nutrition-row'
import { splitStrength } from '@salvia/rules/product/split-strength'
import { unitSymbols } from '../../../ingredients/index.ts'
import type { PackLabel } from '../pack-shot-queries.ts'
import { brandColour } from './brand-colour.ts'
import type { PackShot } from './draw-pack-shot.ts'

const numbers = new Intl.NumberFormat('en')
const written = (value: number): string => numbers.format(value)

const sizeSymbols = { Gram: 'g', Milliliter: 'ml' } as const

function contentsOf({ size, sizeUnit, formatNames, formatPluralNames }: PackLabel): string {
  if (size === null) return ''
  if (sizeUnit !== 'Piece') return `${written(size)} ${sizeSymbols[sizeUnit]}`
  return `${written(size)} ${(size > 1 ? formatPluralNames : formatNames).en.toLowerCase()}`
}

/** The dose of the only active, if a product has just one. */
function doseOf({ doses }: PackLabel): string {
  const actives = doses.filter(({ labelName }) => !isNutritionRow(labelName))
  const [only] = actives
  if (actives.length !== 1 || !only || only.amount === null || only.unit === null) return ''
  return `${written(only.amount)} ${unitSymbols[only.unit]}`
}

/** The text on the front of a pack. */
export function packShotOf(label: PackLabel): PackShot {
  const { title, strength } = splitStrength(label.name)
  return {
    deliveryFormat: label.deliveryFormatId,
    brandName: label.brandName,
    productName: title,
    strength: strength || doseOf(label),
    contents: contentsOf(label),
    brandColour: brandColour(label.brandName),
  }
}
