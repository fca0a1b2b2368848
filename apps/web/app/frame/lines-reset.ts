import type { Cart } from '@salvia/contract/cart/cart'
import { formatNumber, formatPercent } from '@salvia/rules/format/format'
import type { NewLine } from '#app/features/cart/new-line.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

type Lines = Pick<Cart, 'lines'>

/** What adding a plan changed of products that the cart held before: adding sets the packs, and the plan its discount. */
export function linesReset(before: Lines, after: Lines, added: NewLine[]): string[] {
  const language = getLocale()
  return added.flatMap(({ productId }) => {
    const [was, is] = [before, after].map(({ lines }) =>
      lines.find(({ product }) => product.id === productId),
    )
    if (!was || !is) return []
    const product = is.product.name
    const packs = { count: formatNumber(is.quantity, language), before: formatNumber(was.quantity, language) }
    const percents = {
      to: formatPercent(is.discountPercentage, language),
      from: formatPercent(was.discountPercentage, language),
    }
    return [
      ...(packs.count === packs.before ? [] : [m.plan_cart_quantity_set({ product, ...packs })]),
      ...(percents.to === percents.from ? [] : [m.plan_cart_discount_set({ product, ...percents })]),
    ]
  })
}
