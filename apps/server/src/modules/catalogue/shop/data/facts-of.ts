import { BoundedMap } from '@salvia/contract/bounded-map'
import { type FactRecord, type ProductFacts, productFacts } from '@salvia/rules/product/product-facts'

type Row = {
  name: string
  productDeliveryFormatId: string
  demoFilled: string[]
  ingredientRows: { labelName: string; form: string | null; amount: number | null }[]
  verifications: { id: string; status: string }[]
  /** In every language, English first. */
  contentTexts: { otherIngredients: string; allergens: string; warnings: string }[]
}

/** Records whose facts are kept: one a product, whatever its language, so that whole lists find theirs. */
const MOST_READINGS = 5000
const readings = new BoundedMap<ProductFacts>(MOST_READINGS)

const recordOf = (row: Row): FactRecord => ({
  name: row.name,
  rows: row.ingredientRows.map(({ labelName, form, amount }) => ({ labelName, form, amount })),
  otherIngredients: row.contentTexts.map(({ otherIngredients }) => otherIngredients),
  allergens: row.contentTexts.map(({ allergens }) => allergens),
  warnings: row.contentTexts.map(({ warnings }) => warnings),
  marks: row.verifications.flatMap(({ id, status }) => (status === 'Passed' ? [id] : [])),
  deliveryFormatId: row.productDeliveryFormatId,
  isFromName: row.demoFilled.includes('ingredients'),
})

/** Reading a record takes as long as a small statement: what was read of the same words before is known. */
export function factsOf(row: Row): ProductFacts {
  const record = recordOf(row)
  return readings.getOrMake(JSON.stringify(record), () => productFacts(record))
}
