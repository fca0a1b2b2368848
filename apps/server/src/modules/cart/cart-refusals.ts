import { cartRefusalTexts, findCartRefusal, type LineToCheck } from '@salvia/rules/cart/cart-refusal'
import type { CartRow } from './data/cart-queries.ts'
import type { CartNow } from './price-cart.ts'

type Line = CartNow['price']['lines'][number]

/** Whether the change adds the product, makes it more, or makes a free one paid. */
function isRaised({ item }: Line, before: CartRow): boolean {
  const present = before.lines.find(({ productId }) => productId === item.productId)
  return !present || item.quantity > present.quantity || item.isSample !== present.isSample
}

const toCheck = (line: Line, before: CartRow): LineToCheck => ({
  product: line.product,
  quantity: line.quantity,
  vat: line.product.vat,
  isSample: line.isSample,
  practitionerId: line.plan?.practitionerId ?? null,
  isRaised: isRaised(line, before),
})

/** A product that the catalogue never had is refused like one that it does not sell. */
function namesUnknown({ row, price }: CartNow): boolean {
  const known = new Set(price.lines.map(({ item }) => item.productId))
  return row.lines.some(({ productId }) => !known.has(productId))
}

/** The text of why a changed cart is refused, against how it stood before; null when it is not. */
export function findRefusalText(cart: CartNow, before: CartRow): string | null {
  if (namesUnknown(cart)) return cartRefusalTexts.NotAvailable
  const lines = cart.price.lines.map((line) => toCheck(line, before))
  return findCartRefusal(lines, cart.row.countryCode)?.text ?? null
}
