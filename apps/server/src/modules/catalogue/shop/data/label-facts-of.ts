import type { Product } from '@salvia/contract/catalogue/shop'
import type { LabelUnit } from '@salvia/contract/words/catalogue'
import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { intakePercent, nutritionFact, nutritionLast } from '@salvia/rules/nutrition/nutrition-facts'
import {
  dosedNutrient,
  doseUnitOf,
  NRV_DECIMALS,
  nrvPercent,
  nutrientKey,
  nutrientOf,
  nutrients,
  type StatedNutrients,
  unitSymbol,
} from '../../../ingredients/index.ts'
import { synonymRows } from '../../../search/index.ts'

type Fact = Product['ingredients'][number]
type LabelRow = Pick<Fact, 'labelName' | 'form' | 'amount'> & {
  unit: LabelUnit | null
  stated: StatedNutrients
}
/** What is known about the ingredient a row counts as. */
export type StatedIngredient = {
  name: string
  localNames: Partial<Record<LanguageCode, string[]>>
  stated: StatedNutrients
}

type Row = Omit<
  Fact,
  | 'ingredientName'
  | 'isLabelNameTranslated'
  | 'unit'
  | 'doseUnit'
  | 'nutrientKey'
  | 'dosedNutrientKey'
  | 'nrvPercent'
> &
  Omit<LabelRow, 'stated'> & { ingredient: StatedIngredient }

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Translated substance names from the search synonyms, keyed by the English ones: the name at the same position, else
 * the first.
 */
const knownNames = new Map(
  synonymRows.flatMap((row) =>
    (row.en ?? []).map((name, at) => [
      name.toLowerCase(),
      (language: LanguageCode) => row[language]?.[at] ?? row[language]?.[0],
    ]),
  ),
)

const withoutBracket = (name: string): string => name.replace(/ \(.*$/, '')
const plainName = (name: string): string => withoutBracket(name).toLowerCase()

/** What labels print for nutrients beside their names. */
const vitaminForms: Record<string, Translated> = {
  thiamine: { en: 'Thiamine', de: 'Thiamin', nl: 'Thiamine', fr: 'Thiamine' },
  folate: { en: 'Folate', de: 'Folat', nl: 'Folaat', fr: 'Folates' },
  niacinamide: { en: 'Niacinamide', de: 'Nicotinamid', nl: 'Nicotinamide', fr: 'Nicotinamide' },
  'niacin/niacinamide': {
    en: 'Niacin/Niacinamide',
    de: 'Niacin/Nicotinamid',
    nl: 'Niacine/nicotinamide',
    fr: 'Niacine/Nicotinamide',
  },
  'total omega-3 fatty acids': {
    en: 'Total Omega-3 Fatty Acids',
    de: 'Omega-3-Fettsäuren gesamt',
    nl: 'Omega 3-vetzuren totaal',
    fr: 'Acides gras oméga-3 totaux',
  },
  'other omega-3 fatty acids': {
    en: 'Other Omega-3 Fatty Acids',
    de: 'Andere Omega-3-Fettsäuren',
    nl: 'Andere omega 3-vetzuren',
    fr: 'Autres acides gras oméga-3',
  },
  'eicosapentaenoic acid': {
    en: 'Eicosapentaenoic Acid',
    de: 'Eicosapentaensäure (EPA)',
    nl: 'Eicosapentaeenzuur (EPA)',
    fr: 'Acide eicosapentaénoïque (EPA)',
  },
  'docosahexaenoic acid': {
    en: 'Docosahexaenoic Acid',
    de: 'Docosahexaensäure (DHA)',
    nl: 'Docosahexaeenzuur (DHA)',
    fr: 'Acide docosahexaénoïque (DHA)',
  },
  phosphorous: { en: 'Phosphorus', de: 'Phosphor', nl: 'Fosfor', fr: 'Phosphore' },
  'beta-carotene': { en: 'Beta-Carotene', de: 'Beta-Carotin', nl: 'Bètacaroteen', fr: 'Bêta-carotène' },
}

/**
 * The translation of a nutrient or substance given by its plain English name; undefined for forms, brands and everything
 * else without one.
 */
export function translatedLabelName(labelName: string, language: LanguageCode): string | undefined {
  const fact = nutritionFact(labelName)
  if (fact) return fact.names[language]
  if (language === 'en') return labelName
  const printed = labelName.toLowerCase()
  const key = nutrientKey(labelName)
  const names = key === null ? undefined : nutrients().get(key)?.names
  if (names && plainName(names.en) === printed) return withoutBracket(names[language])
  const vitamin = vitaminForms[printed]
  if (vitamin) return vitamin[language]
  const known = knownNames.get(printed)?.(language)
  return known && capital(known)
}

/** A name translated, else as it is printed. */
const nameOf = (labelName: string, language: LanguageCode): string =>
  translatedLabelName(labelName, language) ?? capital(labelName)

const localNameOf = ({ localNames }: StatedIngredient, language: LanguageCode): string | undefined =>
  language === 'en' ? undefined : localNames[language]?.[0]

/** An ingredient's first name in a language, else the translation of its plain name. */
const ingredientNameOf = (ingredient: StatedIngredient, language: LanguageCode): string =>
  localNameOf(ingredient, language) ?? nameOf(ingredient.name, language)

/** What the label prints in a language, where it is known: an admin's name of the ingredient that is called so comes first. */
function translatedLabel({ labelName, ingredient }: Row, language: LanguageCode): string | undefined {
  const isItsName = labelName.toLowerCase() === ingredient.name.toLowerCase()
  return (
    (isItsName ? localNameOf(ingredient, language) : undefined) ?? translatedLabelName(labelName, language)
  )
}

/** Percent of the EU reference value of a row, based on the current ingredient and group. */
export const nrvOf = ({ labelName: name, form, amount, unit, stated }: LabelRow): number | null =>
  nrvPercent({ name, form, amount, unit: doseUnitOf(unit), stated }, nutrients(), NRV_DECIMALS)

/**
 * A label's rows as European readers expect them: in order, translated, with their percentage of the daily reference
 * value.
 */
export const labelFactsOf = (rows: Row[], language: LanguageCode): Fact[] =>
  nutritionLast(rows).map(({ ingredient, ...row }) => {
    const translatedName = translatedLabel({ ...row, ingredient }, language)
    return {
      ...row,
      ingredientName: ingredientNameOf(ingredient, language),
      nutrientKey: nutrientOf(ingredient.stated),
      dosedNutrientKey: dosedNutrient(row.labelName, ingredient.stated),
      labelName: translatedName ?? capital(row.labelName),
      isLabelNameTranslated: translatedName !== undefined,
      unit: row.unit === null ? null : unitSymbol(row.unit, language),
      doseUnit: doseUnitOf(row.unit),
      nrvPercent:
        nrvOf({ ...row, stated: ingredient.stated }) ?? intakePercent(row.labelName, row.amount, row.unit),
    }
  })
