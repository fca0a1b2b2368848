import { type CartRefusalCode, cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import { m } from '#app/paraglide/messages.js'

/** Why the cart was refused, by the rule's code. */
const ofCart: Record<CartRefusalCode, () => string> = {
  CartEmpty: m.cart_refusal_empty,
  BalanceShort: m.refusal_balance_short,
  DifferentPractitioners: m.cart_refusal_practitioners,
  NotAvailable: m.cart_refusal_not_available,
  NotEnoughStock: m.cart_refusal_not_enough,
  NotInPlan: m.cart_refusal_not_in_plan,
  NotShippable: m.cart_refusal_not_shippable,
  NoVatRate: m.cart_problem_no_vat,
  PlanGone: m.cart_refusal_plan_gone,
  PriceChanged: m.cart_refusal_price,
  PlaceNotServed: m.cart_refusal_place,
  ReplacedInPlan: m.cart_refusal_replaced,
  SampleNotOffered: m.cart_refusal_sample,
  SampleTwice: m.cart_refusal_sample_twice,
  TemplateNotSold: m.cart_refusal_template,
  TooManyLines: m.cart_refusal_too_many_lines,
  TooManyOfOne: m.cart_refusal_too_many_of_one,
}

const asSentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`)

/** A cart refusal in the user's language; with a product, that nothing was added because of it. */
export function cartRefusalWords(text: string, product?: string): string {
  const why = reasonOfCart(text)
  return product === undefined ? why : m.cart_refusal_of_product({ product, why: asSentence(why) })
}

function reasonOfCart(text: string): string {
  for (const [code, words] of Object.entries(ofCart))
    if (text.startsWith(cartRefusalTexts[code as CartRefusalCode])) return words()
  return m.refusal_general()
}
