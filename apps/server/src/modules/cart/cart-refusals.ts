import type { CartAnswer } from '@salvia/contract/cart/cart'
import { cartRefusalTexts, findCartRefusal, type LineToCheck } from '@salvia/rules/cart/cart-refusal'
import { forbidden } from '#kernel/domain-error'
import { isAdmin } from '#kernel/http/actor'
import type { CartRow } from './data/cart-queries.ts'
import type { PricedCart } from './reprice-cart.ts'

type Line = PricedCart['price']['lines'][number]

/** The text that explains it, and the product on whose account others were left out too. */
type Refused = { error: string } & Pick<CartAnswer, 'refusedProduct'>

/** Whether the change adds the product, increases its quantity, or makes a free one paid. */
function isRaised({ item }: Line, before: CartRow): boolean {
  const present = before.lines.find(({ productId }) => productId === item.productId)
  return !present || item.quantity > present.quantity || item.isSample !== present.isSample
}

/** Whether the change names an item that is none of a plan; one that a plan lost since it was added is only unlinked. */
function isNotInPlan({ item, isOfPlan, isOfTemplate }: Line, before: CartRow): boolean {
  const present = before.lines.find(({ productId }) => productId === item.productId)
  const isNamed = item.recommendationItemId !== null
  return isNamed && !isOfPlan && !isOfTemplate && item.recommendationItemId !== present?.recommendationItemId
}

const toCheck = (line: Line, before: CartRow): LineToCheck => ({
  product: line.product,
  quantity: line.quantity,
  vat: line.product.vat,
  isSample: line.isSample,
  practitionerId: (line.plan ?? line.replacement?.plan)?.practitionerId ?? null,
  isOfTemplate: line.isOfTemplate,
  isNotInPlan: isNotInPlan(line, before),
  isRaised: isRaised(line, before),
})

/**
 * Throws forbidden where a change makes an order for a client of a plan that is not its owner's, who is no admin
 * (docs/specification.md, section 2); what such a cart held before can still be taken out.
 */
export function checkClientOrder({ row, owner, price }: PricedCart, before: CartRow): void {
  if (!row.isCustomClientOrder || isAdmin(owner)) return
  const isForeign = (line: Line) => {
    const { plan } = line.plan ? line : (line.replacement ?? { plan: null })
    return plan !== null && plan.practitionerId !== row.userId
  }
  const isAdded = (line: Line) => !before.isCustomClientOrder || isRaised(line, before)
  if (price.lines.some((line) => isForeign(line) && isAdded(line))) throw forbidden('client_order_not_yours')
}

/** An unknown product is refused like one that is not sold. */
function namesUnknown({ row, price }: PricedCart): boolean {
  const known = new Set(price.lines.map(({ item }) => item.productId))
  return row.lines.some(({ productId }) => !known.has(productId))
}

/** Why a changed cart is refused, compared to its previous state; null if it is not. */
export function findRefusal(cart: PricedCart, before: CartRow): Refused | null {
  if (namesUnknown(cart)) return { error: cartRefusalTexts.NotAvailable }
  const lines = cart.price.lines.map((line) => ({ ...toCheck(line, before), named: line.product }))
  const refusal = findCartRefusal(lines, cart.row.countryCode)
  if (refusal === null) return null
  const { text: error, line } = refusal
  const areOthersLeftOut = lines.filter(({ isRaised }) => isRaised).length > 1
  if (line === null || !areOthersLeftOut) return { error }
  const { id, name } = line.named
  return { error, refusedProduct: { id, name } }
}
