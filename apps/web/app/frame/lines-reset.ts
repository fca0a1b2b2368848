import type { Cart, CartLine } from '@salvia/contract/cart/cart'
import { formatPercent } from '@salvia/rules/format/format'
import type { NewLine } from '#app/features/cart/new-line.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

type Lines = Pick<Cart, 'lines'>

const lineOf = ({ lines }: Lines, productId: string) => lines.find(({ product }) => product.id === productId)

const packsOf = (was: CartLine, is: CartLine) => ({
  now: m.packs_count({ count: is.quantity }),
  earlier: m.packs_count({ count: was.quantity }),
})

function discountReset(was: CartLine, is: CartLine): string[] {
  const [to = '', from = ''] = [is, was].map((line) => formatPercent(line.discountPercentage, getLocale()))
  return to === from ? [] : [m.plan_cart_discount_set({ product: is.product.name, to, from })]
}

/** What adding a plan changed of products that the cart held before: adding sets the packs, and the plan its discount. */
export function linesReset(before: Lines, after: Lines, added: NewLine[]): string[] {
  return added.flatMap(({ productId }) => {
    const [was, is] = [lineOf(before, productId), lineOf(after, productId)]
    if (!was || !is) return []
    const product = is.product.name
    const { now, earlier } = packsOf(was, is)
    return [
      ...(now === earlier ? [] : [m.plan_cart_quantity_set({ product, now, earlier })]),
      ...discountReset(was, is),
    ]
  })
}

/** What adding one product comes to, as adding sets its packs and its discount; nothing of a cart that did not have it. */
export function productReset(before: Lines | null, after: Lines, productId: string): string | null {
  const was = before && lineOf(before, productId)
  const is = lineOf(after, productId)
  if (!was || !is) return null
  const product = is.product.name
  const { now, earlier } = packsOf(was, is)
  const packs =
    now === earlier
      ? m.product_in_cart_already({ product, now })
      : m.product_quantity_set({ product, now, earlier })
  return [packs, ...discountReset(was, is)].join(' ')
}
