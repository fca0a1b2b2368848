/** A label as `data/catalogue/labels.json` holds it. `null` means that the record does not say. */
export type Label = {
  dsldId: number
  fullName: string
  brandName: string
  upcSku: string | null
  offMarket: boolean | null
  productType: string | null
  form: string | null
  netContents: string | null
  /** Some records print it as text; 0 and empty mean that the label does not say. */
  servingsPerContainer: number | string | null
  servingSizes: LabelServing[]
  targetGroups: string[]
  ingredients: LabelIngredient[]
  otherIngredients: string[] | null
  directions: string[] | null
  precautions: string[] | null
  storage: string[] | null
  statements: { type: string; text: string }[]
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

/** `blend`: the row's parent by name, or `true` for the nearest row above that is not itself a part. */
export type LabelIngredient = {
  name: string
  group: string | null
  category: string | null
  amount: number | null
  unit: string | null
  forms: string[]
  notes: string | null
  blend: string | true | null
}

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
