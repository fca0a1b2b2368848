import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { type Money, subtract } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { DraftItem, SwappedDose } from './plan-draft.ts'
import { itemFigures } from './plan-figures.ts'

type Swapped = {
  product: ProductCard
  /** Null where it could not be recomputed: then a day of it cannot be told. */
  dose: SwappedDose | null
}

/** What a swap changes of the price: a day where both doses and packs are known, else a pack; null without both prices. */
export function swapPrice(
  item: DraftItem,
  { product, dose }: Swapped,
): { by: 'day' | 'pack'; difference: Money } | null {
  const [was, becomes] = [item.product.price?.gross, product.price?.gross]
  if (!was || !becomes || was.currency !== becomes.currency) return null
  const before = itemFigures(item).perDay
  const after = dose && itemFigures({ ...item, ...dose, productId: product.id, product }).perDay
  return before && after
    ? { by: 'day', difference: subtract(after, before) }
    : { by: 'pack', difference: subtract(becomes, was) }
}

const words = {
  day: { less: m.plan_swap_less_day, more: m.plan_swap_more_day, same: m.plan_swap_same_day },
  pack: { less: m.plan_swap_less_pack, more: m.plan_swap_more_pack, same: m.plan_swap_same_pack },
}

/** The same in words; null where nothing can be said. */
export function swapPriceWords(item: DraftItem, swapped: Swapped): string | null {
  const found = swapPrice(item, swapped)
  if (!found) return null
  const { by, difference } = found
  if (difference.amount === 0) return words[by].same()
  const price = formatMoney({ ...difference, amount: Math.abs(difference.amount) }, getLocale())
  return difference.amount < 0 ? words[by].less({ price }) : words[by].more({ price })
}
