import type { ShippedLabel, ShippedRow } from '../../services/label-data/shipped-answer.ts'

/** A label with what only the demo's products are made of. Some print servings a pack as text; 0 and empty say nothing. */
export type Label = Omit<ShippedLabel, 'servingSizes' | 'ingredients'> & {
  servingSizes: LabelServing[]
  ingredients: LabelIngredient[]
  events: { date: string; type: string }[]
  manufacturer: Record<string, string> | null
  labelUrl: string | null
}

export type LabelServing = {
  minQuantity: number | null
  maxDailyServings?: number | null
  unit: string
  notes?: string | null
}

export type LabelIngredient = Omit<ShippedRow, 'percentDailyValue'>

/** A row of the product list of 2019: no ingredients, no directions. */
export type ListedProduct = {
  dsldId: number
  brand: string
  name: string
  netQuantity: number | null
  netUnit: string
  servingQuantity: number | null
  servingUnit: string
  productType: string
  form: string
  targetGroups: string
  onMarket: boolean
  enteredOn: string
}
