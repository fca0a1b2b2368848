import { DIFFERENT_PRACTITIONERS } from '@salvia/contract/words/checkout'
import { CART_LINE_LIMIT, CART_QUANTITY_LIMIT } from '@salvia/contract/words/limits'
import { haveDifferentPractitioners } from './different-practitioners.ts'
import {
  findLineProblem,
  type LineProblem,
  type SellableLine,
  type SellableProduct,
} from './line-availability.ts'

/** A line after the change; `isRaised` if the change adds the product or increases its quantity. */
export type LineToCheck = SellableLine & {
  product: SellableProduct & { canBeSample: boolean }
  isSample: boolean
  practitionerId: string | null
  /** It names an item of a template, by which nothing is sold. */
  isOfTemplate: boolean
  /** The change names an item for it that no plan has for this product, or no longer. */
  isNotInPlan: boolean
  isRaised: boolean
}

export type CartRefusalCode =
  | 'CartEmpty'
  | 'DifferentPractitioners'
  | 'TooManyLines'
  | 'TooManyOfOne'
  | 'SampleNotOffered'
  | 'SampleTwice'
  | 'TemplateNotSold'
  | 'NotInPlan'
  /** A page showed a plan that is gone by now. */
  | 'PlanGone'
  /** A page showed another price; a cart does not know what was shown. */
  | 'PriceChanged'
  | 'BalanceShort'
  | LineProblem

/** Why, and the line on whose account all of the change was refused, unless it is no single one. */
export type CartRefusal<L = LineToCheck> = { code: CartRefusalCode; text: string; line: L | null }

/** Refusal texts; the one for different practitioners is fixed by the specification and opens a dialog in the shop. */
export const cartRefusalTexts: Record<CartRefusalCode, string> = {
  DifferentPractitioners: DIFFERENT_PRACTITIONERS,
  CartEmpty: 'The cart is empty',
  TooManyLines: `A cart can have at most ${CART_LINE_LIMIT} products`,
  TooManyOfOne: `At most ${CART_QUANTITY_LIMIT} of one product`,
  SampleNotOffered: 'This product is not offered as a free sample',
  SampleTwice: 'Only one free sample per product',
  TemplateNotSold: 'Products of a template cannot be ordered. Copy it to a plan first.',
  NotInPlan: 'The plan was changed meanwhile. Nothing was added.',
  PlanGone: 'The plan is no longer available. Nothing was added.',
  PriceChanged: 'The price has changed in the meantime. Nothing was added.',
  BalanceShort: 'Your wallet has less than that by now. Choose a smaller amount, or pay without it.',
  NotAvailable: 'This product is not available at the moment',
  NotShippable: 'This product is not sold in your country',
  NotEnoughStock: 'There is not enough of this product in stock',
  NoVatRate: 'We cannot ship to this country yet',
  PlaceNotServed: 'We cannot ship to this postcode yet',
  ReplacedInPlan: 'A plan has another product by now. Choose in the cart which one to order.',
}

/** Why a change of the cart is refused; null when it is not. A refused change leaves the cart as it was. */
export function findCartRefusal<L extends LineToCheck>(
  lines: L[],
  countryCode: string,
): CartRefusal<L> | null {
  const refused = (code: CartRefusalCode, line: L | null = null) => ({
    code,
    text: cartRefusalTexts[code],
    line,
  })
  if (haveDifferentPractitioners(lines)) return refused('DifferentPractitioners')
  if (lines.length > CART_LINE_LIMIT) return refused('TooManyLines')
  for (const line of lines) {
    const code = findLineRefusal(line, countryCode)
    if (code) return refused(code, line)
  }
  return null
}

/** A line that became unsellable is marked, not refused; otherwise the rest of the cart could not be changed. */
function findLineRefusal(line: LineToCheck, countryCode: string): CartRefusalCode | null {
  if (line.quantity > CART_QUANTITY_LIMIT) return 'TooManyOfOne'
  if (line.isRaised && line.isOfTemplate) return 'TemplateNotSold'
  if (line.isNotInPlan) return 'NotInPlan'
  if (line.isSample && !line.product.canBeSample) return 'SampleNotOffered'
  if (line.isSample && line.quantity > 1) return 'SampleTwice'
  return line.isRaised ? findLineProblem(line, countryCode) : null
}
