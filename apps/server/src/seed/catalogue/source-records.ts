import type { ShippedLabel, ShippedRow } from '../../services/label-data/shipped-answer.ts'

/** Label data used only for demo products. Some print servings per pack as text; 0 and empty mean unknown. */
export type Label = Omit<ShippedLabel, 'servingSizes' | 'ingredients'> & {
  servingSizes: LabelServing[]
  ingredients: LabelIngredient[]
  events: { date: string; type: string }[]
  manufacturer: Record<string, string> | null
  labelUrl: string | null
}

export type LabelServing = {
  minQuantity: number | null
  maxQuantity?: number | null
  minDailyServings?: number | null
  maxDailyServings?: number | null
  unit: string
  notes?: string | null
}

export type LabelIngredient = Omit<ShippedRow, 'percentDailyValue'>

/** A row of the 2019 product list: no ingredients, no directions. */
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
