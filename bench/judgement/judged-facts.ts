import type { DoseUnit } from '@salvia/contract/words/catalogue'

/**
 * An active that queries ask for. `fields` are phrases identifying it in the group or label name of an ingredient row,
 * `forms` those identifying one of its salts or sources in the form or label name.
 */
export type JudgedActive = { key: string; fields: string[]; forms: Record<string, string[]> }

/** What a judge read on a product's label that its ingredient rows do not state. */
export type StatedActive = { active: string; forms?: string[]; amount?: number; unit?: DoseUnit }

type IngredientRow = {
  labelName: string
  group: string | null
  form: string | null
  amount: number | null
  unit: DoseUnit | 'Kilocalories' | null
}

/** The catalogue fields relevance is judged by. */
export type CatalogueFields = {
  id: string
  sku: string
  ean: string | null
  brandName: string
  deliveryFormatId: string
  otherIngredients: string
  ingredients: IngredientRow[]
}

export type ActiveFact = {
  active: string
  forms: string[]
  amount: number | null
  unit: DoseUnit | 'Kilocalories' | null
}

export type JudgedProduct = Omit<CatalogueFields, 'ingredients'> & { actives: ActiveFact[] }

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")

const isLetterOrDigit = (character: string | undefined): boolean => /^[a-z0-9]$/.test(character ?? '')

/** Whether a field contains the phrase as whole words, ignoring case and accents. */
export function fieldHolds(field: string, phrase: string): boolean {
  const text = plain(field)
  const wanted = plain(phrase)
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!isLetterOrDigit(text[at - 1]) && !isLetterOrDigit(text[at + wanted.length])) return true
  }
  return false
}

const holdsAny = (field: string, phrases: string[]): boolean =>
  phrases.some((phrase) => fieldHolds(field, phrase))

const factsOfRow = (row: IngredientRow, actives: JudgedActive[]): ActiveFact[] =>
  actives
    .filter(({ fields }) => holdsAny(`${row.group ?? ''} | ${row.labelName}`, fields))
    .map(({ key, forms }) => ({
      active: key,
      forms: Object.entries(forms)
        .filter(([, phrases]) => holdsAny(`${row.form ?? ''} | ${row.labelName}`, phrases))
        .map(([form]) => form),
      amount: row.amount,
      unit: row.unit,
    }))

/** A product as judged: its actives from the ingredient rows, and what a judge read where they say nothing. */
export function toJudgedProduct(
  { ingredients, ...fields }: CatalogueFields,
  actives: JudgedActive[],
  stated: StatedActive[] = [],
): JudgedProduct {
  return {
    ...fields,
    actives: [
      ...ingredients.flatMap((row) => factsOfRow(row, actives)),
      ...stated.map(({ active, forms = [], amount = null, unit = null }) => ({
        active,
        forms,
        amount,
        unit,
      })),
    ],
  }
}
