/** One product of a cart as stored: its price is computed on every read. */
export type CartItem = {
  productId: string
  quantity: number
  isSample: boolean
  recommendationItemId: string | null
}

export type ItemInput = {
  productId: string
  quantity: number
  recommendationItemId?: string | null | undefined
  isSample?: boolean | undefined
}

/**
 * The items after one was set: a product that is there keeps its place, and its link to a plan unless another one is
 * named; quantity 0 takes it out.
 */
export function setItem(items: CartItem[], input: ItemInput): CartItem[] {
  const { productId, quantity } = input
  if (quantity === 0) return items.filter((item) => item.productId !== productId)
  const present = items.find((item) => item.productId === productId)
  const set: CartItem = {
    productId,
    quantity,
    isSample: input.isSample ?? present?.isSample ?? false,
    recommendationItemId: input.recommendationItemId ?? present?.recommendationItemId ?? null,
  }
  if (!present) return [...items, set]
  return items.map((item) => (item === present ? set : item))
}

/** A whole new list of items; a product that is named twice counts as it was named last. */
export const replaceItems = (inputs: ItemInput[]): CartItem[] => inputs.reduce(setItem, [] as CartItem[])
