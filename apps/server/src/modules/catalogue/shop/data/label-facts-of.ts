import type { Product } from '@salvia/contract/catalogue/shop'
import type { LabelUnit } from '@salvia/contract/words/catalogue'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { intakePercent, nutritionFact, nutritionLast } from '@salvia/rules/nutrition/nutrition-facts'
import {
  doseUnitOf,
  NRV_DECIMALS,
  nrvPercent,
  nutrientKey,
  nutrientOf,
  nutrients,
  type StatedNutrients,
  unitSymbols,
} from '../../../ingredients/index.ts'
import { synonymRows } from '../../../search/index.ts'

type Fact = Product['ingredients'][number]
type LabelRow = Pick<Fact, 'labelName' | 'form' | 'amount'> & {
  unit: LabelUnit | null
  stated: StatedNutrients
}
/** What is known of the ingredient that a row counts as. */
export type StatedIngredient = {
  name: string
  localNames: Partial<Record<LanguageCode, string[]>>
  stated: StatedNutrients
}

type Row = Omit<Fact, 'ingredientName' | 'unit' | 'doseUnit' | 'nutrientKey' | 'nrvPercent'> &
  Omit<LabelRow, 'stated'> & { ingredient: StatedIngredient }

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The names that a search knows a substance by, under its English ones: those at the same place, else the first. */
const knownNames = new Map(
  synonymRows.flatMap((row) =>
    (row.en ?? []).map((name, at) => [
      name.toLowerCase(),
      (language: LanguageCode) => row[language]?.[at] ?? row[language]?.[0],
    ]),
  ),
)

/**
 * A nutrient or a substance by its plain English name is called as its reader calls it; a form, a brand and what has no
 * other name stay as the label prints them.
 */
function nameOf(labelName: string, language: LanguageCode): string {
  const fact = nutritionFact(labelName)
  if (fact) return fact.names[language]
  if (language === 'en') return labelName
  const printed = labelName.toLowerCase()
  const key = nutrientKey(labelName)
  const names = key === null ? undefined : nutrients().get(key)?.names
  if (names?.en.toLowerCase() === printed) return names[language]
  return capital(knownNames.get(printed)?.(language) ?? labelName)
}

/** An ingredient by the first name that its record has in a language, else as a label's plain name would be called. */
const ingredientNameOf = ({ name, localNames }: StatedIngredient, language: LanguageCode): string =>
  (language === 'en' ? undefined : localNames[language]?.[0]) ?? nameOf(name, language)

/** Percents of the EU reference value that a row has, by what its ingredient and group are now. */
export const nrvOf = ({ labelName: name, form, amount, unit, stated }: LabelRow): number | null =>
  nrvPercent({ name, form, amount, unit: doseUnitOf(unit), stated }, nutrients(), NRV_DECIMALS)

/** A label's rows as a European reader expects them: in order, named, with their share of a day's reference. */
export const labelFactsOf = (rows: Row[], language: LanguageCode): Fact[] =>
  nutritionLast(rows).map(({ ingredient, ...row }) => ({
    ...row,
    ingredientName: ingredientNameOf(ingredient, language),
    nutrientKey: nutrientOf(ingredient.stated),
    labelName: nameOf(row.labelName, language),
    unit: row.unit === null ? null : unitSymbols[row.unit],
    doseUnit: doseUnitOf(row.unit),
    nrvPercent:
      nrvOf({ ...row, stated: ingredient.stated }) ?? intakePercent(row.labelName, row.amount, row.unit),
  }))
