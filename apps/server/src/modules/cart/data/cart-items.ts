/** One product of a stored cart; its price is computed on every read. */
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
 * The items after one was set: a product that is there keeps its place, and its link to a plan unless another one or none
 * (null) is named; it is free only where the change asks for that; quantity 0 takes it out.
 */
export function setItem(items: CartItem[], input: ItemInput): CartItem[] {
  const { productId, quantity } = input
  if (quantity === 0) return items.filter((item) => item.productId !== productId)
  const present = items.find((item) => item.productId === productId)
  const isLinkNamed = input.recommendationItemId !== undefined
  const set: CartItem = {
    productId,
    quantity,
    isSample: input.isSample ?? false,
    recommendationItemId: (isLinkNamed ? input : present)?.recommendationItemId ?? null,
  }
  if (!present) return [...items, set]
  return items.map((item) => (item === present ? set : item))
}

/** A complete new list of items; for a duplicate product the last entry wins. */
export const replaceItems = (inputs: ItemInput[]): CartItem[] => inputs.reduce(setItem, [] as CartItem[])
