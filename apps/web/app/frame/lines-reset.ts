import type { Cart } from '@salvia/contract/cart/cart'
import { formatPercent } from '@salvia/rules/format/format'
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
    const [now = '', earlier = ''] = [is, was].map(({ quantity }) => m.packs_count({ count: quantity }))
    const percents = {
      to: formatPercent(is.discountPercentage, language),
      from: formatPercent(was.discountPercentage, language),
    }
    return [
      ...(now === earlier ? [] : [m.plan_cart_quantity_set({ product, now, earlier })]),
      ...(percents.to === percents.from ? [] : [m.plan_cart_discount_set({ product, ...percents })]),
    ]
  })
}
