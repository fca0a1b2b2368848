import type { CartRefusalCode } from '@salvia/rules/cart/cart-refusal'
import { m } from '#app/paraglide/messages.js'

/** Why the cart was refused, by the rule's code. */
export const ofCart: Record<CartRefusalCode, () => string> = {
  CartEmpty: m.cart_refusal_empty,
  BalanceShort: m.refusal_balance_short,
  DifferentPractitioners: m.cart_refusal_practitioners,
  NotAvailable: m.cart_refusal_not_available,
  NotEnoughStock: m.cart_refusal_not_enough,
  NotShippable: m.cart_refusal_not_shippable,
  NoVatRate: m.cart_problem_no_vat,
  PlaceNotServed: m.cart_refusal_place,
  ReplacedInPlan: m.cart_refusal_replaced,
  SampleNotOffered: m.cart_refusal_sample,
  SampleTwice: m.cart_refusal_sample_twice,
  TemplateNotSold: m.cart_refusal_template,
  TooManyLines: m.cart_refusal_too_many_lines,
  TooManyOfOne: m.cart_refusal_too_many_of_one,
}
