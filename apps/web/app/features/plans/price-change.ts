import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { type Money, subtract } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { formatAmount } from '@salvia/rules/format/format-measures'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** What another product in a plan changes of the price: of a day that its client takes it, or of a pack. */
export type PriceChange = { by: 'day' | 'pack'; difference: Money }

const words = {
  day: { less: m.plan_swap_less_day, more: m.plan_swap_more_day, same: m.plan_swap_same_day },
  pack: { less: m.plan_swap_less_pack, more: m.plan_swap_more_pack, same: m.plan_swap_same_pack },
}

export function priceChangeWords({ by, difference }: PriceChange): string {
  if (difference.amount === 0) return words[by].same()
  const price = formatMoney({ ...difference, amount: Math.abs(difference.amount) }, getLocale())
  return difference.amount < 0 ? words[by].less({ price }) : words[by].more({ price })
}

type Pack = Pick<ProductCard, 'price' | 'servingsPerContainer'>

/** By how much a pack differs; null without both prices in one currency. */
export function packPriceChange(was: Pack, becomes: Pack): PriceChange | null {
  const [before, after] = [was.price?.gross, becomes.price?.gross]
  if (!before || !after || before.currency !== after.currency) return null
  return { by: 'pack', difference: subtract(after, before) }
}

/**
 * The same in words, with the servings where one pack lasts longer by its label than the other: a pack that costs less
 * may last less. Null where nothing can be said.
 */
export function packPriceWords(was: Pack, becomes: Pack): string | null {
  const change = packPriceChange(was, becomes)
  if (!change) return null
  const [before, after] = [was.servingsPerContainer, becomes.servingsPerContainer]
  const price = priceChangeWords(change)
  if (before === null || after === null || before === after) return price
  const [instead, now] = [before, after].map((servings) => formatAmount(servings, getLocale()))
  return m.plan_swap_pack_servings({ price, before: instead ?? '', after: now ?? '' })
}
