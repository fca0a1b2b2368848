import type { LabelNotice } from '@salvia/contract/catalogue/label-notice'
import type { Product } from '@salvia/contract/catalogue/shop'
import type { LabelUnit } from '@salvia/contract/words/catalogue'
import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { allergenNotice } from '@salvia/rules/product/allergen-notice'
import { allergensNamed } from '@salvia/rules/product/allergens-named'
import { allergensOf } from '@salvia/rules/product/allergens-of'
import {
  type ContentFacts,
  contentNotices,
  contentNoticeText,
  type Taking,
} from '@salvia/rules/product/content-notices'
import { type DailyPortion, dailyPortion } from '@salvia/rules/product/daily-amount'
import { requiredNotices } from '@salvia/rules/product/label-notices'
import { substanceNature } from '@salvia/rules/product/substance-nature'
import { readData } from '#kernel/data-file'

type Row = {
  name: string
  productDeliveryFormatId: string
  vatCategoryId: string
  netWeightGrams: number | null
  servingsPerContainer: number | null
  categories: { id: string }[]
  ingredientRows: {
    labelName: string
    form: string | null
    amount: number | null
    unit: LabelUnit | null
    depth: number
  }[]
  verifications: { id: string; status: string }[]
  servings: Product['servingSizes']
  /** In all languages, English first. */
  contentTexts: { otherIngredients: string; allergens: string; warnings: string }[]
}

type ShownTexts = { suggestedIntake: string; allergens: string }

const takings: Record<string, Taking> = {
  lozenge: 'Chewed',
  gummy: 'Chewed',
  powder: 'Drunk',
  sachet: 'Drunk',
  liquid: 'Drunk',
  drops: 'Drunk',
  spray: 'Drunk',
}
const chewed = /chew|lozenge|gumm|fast[- ]dissolv|quick[- ]dissolv|sublingual|pastille/i

const takingOf = ({ name, productDeliveryFormatId }: Row): Taking =>
  chewed.test(name) ? 'Chewed' : (takings[productDeliveryFormatId] ?? 'Swallowed')

const milligramsIn: Partial<Record<LabelUnit, number>> = { Milligrams: 1, Grams: 1000, Micrograms: 0.001 }

function milligrams(amount: number | null, unit: LabelUnit | null): number | null {
  const factor = unit === null ? undefined : milligramsIn[unit]
  return amount === null || factor === undefined ? null : amount * factor
}

/** Labels and rows are in English; an ingredient list in another language is parsed in its English original. */
const contentOf = (row: Row, servings: number): ContentFacts => ({
  name: row.name,
  taking: takingOf(row),
  rows: row.ingredientRows.map(({ labelName, form, amount, unit }) => ({
    name: labelName,
    form,
    milligrams: milligrams(amount === null ? null : amount * servings, unit),
  })),
  otherIngredients:
    row.contentTexts.find(({ otherIngredients }) => otherIngredients !== '')?.otherIngredients ?? '',
  portionGrams:
    row.netWeightGrams && row.servingsPerContainer
      ? (row.netWeightGrams / row.servingsPerContainer) * servings
      : null,
})

/** Energy and the like are label rows, but not what a supplement is taken for. */
const nutrition =
  /^(calories|total |saturated|trans |sodium|cholesterol|dietary|(added )?sugar|protein|carbohydrate)/i

function natureOf(row: Row, language: LanguageCode): string[] {
  const ingredientNames = row.ingredientRows
    .filter(({ labelName, depth }) => depth === 0 && !nutrition.test(labelName))
    .map(({ labelName }) => labelName)
  return substanceNature({ categoryIds: row.categories.map(({ id }) => id), ingredientNames }, language)
}

const intakeFormats = new Map(
  readData<{ id: string; names: Translated; pluralNames: Translated }[]>('words/intake-formats.json').map(
    (format) => [format.id, format],
  ),
)

/** `servings`: how many main servings the most of a daily portion is. */
type Portion = {
  daily: DailyPortion | null
  unitName: { one: string; many: string } | null
  servings: number
}

/** Daily portion according to the displayed directions, else the main serving. */
function portionOf(row: Row, { suggestedIntake: text }: ShownTexts, language: LanguageCode): Portion {
  const main = row.servings.find(({ isMain }) => isMain)
  const format = main && intakeFormats.get(main.intakeFormatId)
  if (!main || !format) return { daily: null, unitName: null, servings: 1 }
  const { amount, leastPerDay: least = null, mostPerDay: most = null } = main
  const ofLabel = least === null || most === null ? null : { least, most }
  const unitName = { one: format.names[language], many: format.pluralNames[language] }
  const daily = dailyPortion({ amount, ofLabel, unitName, text })
  return { daily, unitName, servings: daily.most / amount }
}

const meatless = ['vegan', 'vegetarian']

/** Allergens that the manufacturer's displayed text does not mention. Texts in all languages are searched. */
function allergensOfRow(row: Row, shown: ShownTexts, language: LanguageCode): LabelNotice[] {
  const reading = allergensOf({
    name: row.name,
    rows: row.ingredientRows.map(({ labelName, form }) => ({ labelName, form })),
    otherIngredients: row.contentTexts.map(({ otherIngredients }) => otherIngredients),
    allergens: row.contentTexts.map(({ allergens }) => allergens),
    warnings: row.contentTexts.map(({ warnings }) => warnings),
    isVegetarian: row.verifications.some(({ id, status }) => status === 'Passed' && meatless.includes(id)),
  })
  const text = allergenNotice(reading, allergensNamed(shown.allergens), language)
  return text === null ? [] : [{ kind: 'Allergens', text }]
}

/**
 * Notices required by EU law for a product, in the displayed language; `shown` are the accompanying texts. A product
 * other than a food supplement only gets its allergens.
 */
export function noticesOf(row: Row, shown: ShownTexts, language: LanguageCode): LabelNotice[] {
  const allergens = allergensOfRow(row, shown, language)
  const isFoodSupplement = row.vatCategoryId === 'FoodSupplement'
  if (!isFoodSupplement) return allergens
  const { servings, ...portion } = portionOf(row, shown, language)
  const facts = { isFoodSupplement, ...portion, nature: natureOf(row, language) }
  return [
    ...requiredNotices(facts, language).notices,
    ...allergens,
    ...contentNotices(contentOf(row, servings)).map((notice) => ({
      kind: notice.kind,
      text: contentNoticeText(notice, language),
    })),
  ]
}
