import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { subtract } from '@salvia/contract/money'
import { type PriceChange, packPriceChange, priceChangeWords } from '../price-change.ts'
import type { DraftItem, SwappedDose } from './plan-draft.ts'
import { itemFigures } from './plan-figures.ts'

type Swapped = {
  product: ProductCard
  /** Null where it could not be recomputed: then a day of it cannot be told. */
  dose: SwappedDose | null
}

/** What a swap changes of the price: a day where both doses and packs are known, else a pack; null without both prices. */
export function swapPrice(item: DraftItem, { product, dose }: Swapped): PriceChange | null {
  const ofPack = packPriceChange(item.product, product)
  if (!ofPack) return null
  const before = itemFigures(item).perDay
  const after = dose && itemFigures({ ...item, ...dose, productId: product.id, product }).perDay
  return before && after ? { by: 'day', difference: subtract(after, before) } : ofPack
}

/** The same in words; null where nothing can be said. */
export function swapPriceWords(item: DraftItem, swapped: Swapped): string | null {
  const change = swapPrice(item, swapped)
  return change && priceChangeWords(change)
}
