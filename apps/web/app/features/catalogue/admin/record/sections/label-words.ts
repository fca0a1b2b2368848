import { type LabelPart, type LabelRemark, labelUnits } from '@salvia/contract/words/catalogue'
import { formatNumber } from '@salvia/rules/format/format'
import { unitSymbol } from '@salvia/rules/nutrition/unit-symbol'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

export const partWords: Record<LabelPart, () => string> = {
  ingredients: m.catalogue_section_ingredients,
  servingSizes: m.catalogue_field_serving_sizes,
  servingsPerContainer: m.catalogue_field_servings,
  deliveryFormatSize: m.catalogue_field_pack_size,
  suggestedIntake: m.catalogue_field_suggested_intake,
  warnings: m.product_warnings,
  allergens: m.product_allergens,
  storageRequirements: m.product_storage,
  otherIngredients: m.product_other_ingredients,
}

type Remarked = (of: { name: string; printed: string }) => string

export const remarkWords: Record<LabelRemark, Remarked> = {
  AmountRange: m.label_remark_range,
  LessThan: m.label_remark_less,
  UnknownUnit: m.label_remark_unit,
  ServingUnclear: m.label_remark_serving,
  ServingRange: m.label_remark_serving_range,
}

const INDENT = '\u{2003}'

/** A list row as it may appear in a proposal: an ingredient or a serving, possibly incomplete. */
function lineOf(row: unknown): string {
  const { labelName, form, amount, unit, depth, intakeFormatId } = row as Record<string, unknown>
  const symbol = labelUnits.find((one) => one === unit)
  const quantity = typeof amount === 'number' ? formatNumber(amount, getLocale()) : ''
  const words = [
    labelName,
    form && `(${form})`,
    quantity,
    symbol && unitSymbol(symbol, getLocale()),
    intakeFormatId,
  ]
  return INDENT.repeat(Number(depth ?? 0)) + words.filter(Boolean).join(' ')
}

/** A part of a label as lines of text; a dash for none. */
export function partLines(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return ['–']
  if (Array.isArray(value)) return value.length === 0 ? ['–'] : value.map(lineOf)
  return typeof value === 'number' ? [formatNumber(value, getLocale())] : String(value).split('\n')
}
