import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { formatPercent } from '@salvia/rules/format/format'
import { formatAmount } from '@salvia/rules/format/format-measures'
import type { IntakeFormatId } from '@salvia/rules/label/formats'
import { isNutritionRow } from '@salvia/rules/label/nutrition-row'
import { nrvPercent, nutrientKey, unitSymbol } from '#modules/ingredients/index'
import {
  type IngredientDraft,
  type LocalizationDraft,
  type ProductDraft,
  translatedLabelName,
} from '../../modules/catalogue/index.ts'
import type { ServingFact } from './serving.ts'
import { packText, rangeText, type ShopWords, servingText } from './shop-words.ts'
import { type Allergen, sentences, type Taking } from './texts-by-language.ts'

export type Described = Pick<
  ProductDraft,
  | 'name'
  | 'brandName'
  | 'deliveryFormatId'
  | 'deliveryFormatSize'
  | 'servingsPerContainer'
  | 'verificationIds'
  | 'ingredients'
> & { serving: Pick<ServingFact, 'amount' | 'intakeFormatId' | 'perDay'> }

/** The label's own text for buyers; empty if there is none. */
export type LabelTexts = {
  otherIngredients: string
  allergens: Allergen[]
}

const takings: Record<IntakeFormatId, Taking> = {
  capsule: 'swallow',
  tablet: 'swallow',
  softgel: 'swallow',
  scoop: 'mix',
  gram: 'mix',
  sachet: 'mix',
  milliliter: 'drink',
  teaspoon: 'drink',
  tablespoon: 'drink',
  drop: 'drop',
  dropper: 'drop',
  spray: 'spray',
  lozenge: 'dissolve',
  gummy: 'chew',
}

const spoons: readonly IntakeFormatId[] = ['teaspoon', 'tablespoon']

const takingOf = ({ serving, deliveryFormatId }: Described): Taking =>
  deliveryFormatId === 'powder' && spoons.includes(serving.intakeFormatId)
    ? 'mix'
    : takings[serving.intakeFormatId]

const SHOWN_CONTENTS = 3

/** The name that the label's rows have in the language, else of the nutrient if the row is one; everything else as printed. */
function ingredientName(row: IngredientDraft, words: ShopWords, language: LanguageCode): string {
  if (language === 'en') return row.labelName
  const printed = translatedLabelName(row.labelName, language)
  if (printed) return printed
  const key = nutrientKey(row.labelName)
  return (key && words.nutrients.get(key)?.names[language]) || row.labelName
}

function doseText(row: IngredientDraft, words: ShopWords, language: LanguageCode): string {
  const name = ingredientName(row, words, language)
  if (row.amount === null || row.unit === null) return name
  return `${name} ${formatAmount(row.amount, language)} ${unitSymbol(row.unit, language)}`
}

const actives = (rows: IngredientDraft[]): IngredientDraft[] =>
  rows.filter((row) => row.depth === 0 && !isNutritionRow(row.labelName))

/** The first few actives of a serving as a list: "Magnesium 200 mg, Zinc 10 mg and 4 more". */
function contentsText(rows: IngredientDraft[], words: ShopWords, language: LanguageCode): string {
  const named = actives(rows)
  const shown = named.slice(0, SHOWN_CONTENTS).map((row) => doseText(row, words, language))
  const hidden = named.length - shown.length
  return hidden > 0 ? `${shown.join(', ')} ${sentences[language].more(hidden)}` : shown.join(', ')
}

/** One line per dose, with its percentage of the EU reference value if there is one. */
function nutritionText(rows: IngredientDraft[], words: ShopWords, language: LanguageCode): string {
  return rows
    .filter((row) => row.amount !== null && row.unit !== null)
    .map((row) => {
      const unit = row.unit === 'Kilocalories' ? null : row.unit
      const { labelName: name, form, amount, group } = row
      const stated = { own: null, group: group === null ? null : nutrientKey(group) }
      const dose = { name, form, amount, unit, stated }
      const percent = nrvPercent(dose, words.nutrients)
      const share =
        percent === null ? '' : ` (${formatPercent(percent, language)} ${sentences[language].nrv})`
      return `${doseText(row, words, language)}${share}`
    })
    .join('\n')
}

function localization(
  product: Described,
  label: LabelTexts,
  words: ShopWords,
  languageCode: LanguageCode,
): LocalizationDraft {
  const say = sentences[languageCode]
  const serving = servingText(words, product.serving, languageCode)
  const { least, most } = product.serving.perDay ?? {
    least: product.serving.amount,
    most: product.serving.amount,
  }
  const daily = rangeText(
    words,
    { least, most, intakeFormatId: product.serving.intakeFormatId },
    languageCode,
  )
  const pack = packText(words, product, languageCode)
  const contents = contentsText(product.ingredients, words, languageCode)
  const count = product.servingsPerContainer
  const isDosed = product.ingredients.some((row) => row.amount !== null)
  const inServing = isDosed && contents ? say.inServing(contents, serving) : ''
  const allergens = label.allergens.map((word) => say.allergens[word]).join(', ')
  return {
    languageCode,
    shortDescription: inServing || `${pack}, ${say.servings(count, serving)}.`,
    description: [
      say.madeBy(product.name, product.brandName),
      inServing,
      say.enough(pack, count, serving),
      say.supplement,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    suggestedIntake: say.take[takingOf(product)](daily),
    shortSuggestedIntake: say.perDay(daily),
    storageRequirements: say.storage,
    nutritionalInformation: nutritionText(product.ingredients, words, languageCode),
    allergens: allergens ? say.contains(allergens) : '',
    warnings: say.warnings.join('\n'),
    otherIngredients: label.otherIngredients,
    servingSize: serving,
    tags: product.verificationIds.map((id) => words.verifications.get(id)?.names[languageCode] ?? id),
    isAutoTranslated: languageCode !== 'en',
  }
}

/** A product's texts in every language, generated from its facts. */
export const productTexts = (product: Described, label: LabelTexts, words: ShopWords): LocalizationDraft[] =>
  languages.map((language) => localization(product, label, words, language))
