import type { LabelUnit } from '@salvia/contract/words/catalogue'

/** A row of a label, as rules read it. */
export type ComparedIngredient = {
  ingredientId: string
  ingredientName: string
  /** As printed on the label. */
  labelName: string
  /** The nutrient whose amount it is: not of a salt or an extract of it. */
  nutrientKey: string | null
  /** The nutrient that it is or is a source of, also of a salt or an extract. */
  sourceOf?: string | null
  form: string | null
  amount: number | null
  unit: LabelUnit | null
  /** 0 for a row of its own, 1 and more for a part of the row above. */
  depth: number
}
