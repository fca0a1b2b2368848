/** A product that is to be added to a cart. */
export type NewLine = {
  productId: string
  quantity: number
  recommendationItemId?: string | null
  isSample?: true
}
