import type { Cart } from '@salvia/contract/cart/cart'
import { type InfoCategory, infoCategories } from '@salvia/contract/words/checkout'
import type { NoteType } from '@salvia/contract/words/screen'
import { m } from '#app/paraglide/messages.js'

/** What the checkout explains of itself, with the step where it is read. */
type CheckoutNote = { category: InfoCategory; type: NoteType; title?: string; text: string }

export type Situation = Pick<Cart, 'isCustomClientOrder' | 'shippingCustomer' | 'vatNumberStatus'> & {
  /** Whether a carrier delivers to the country of the cart. */
  hasCarrier: boolean
  /** Whether payments go to the test gateway. */
  isTest: boolean
}

const vatNotes: Partial<Record<NonNullable<Cart['vatNumberStatus']>, () => CheckoutNote>> = {
  Invalid: () => ({ category: 'PAYMENT', type: 'warning', text: m.checkout_vat_invalid() }),
  FormatValid: () => ({ category: 'PAYMENT', type: 'info', text: m.checkout_vat_unchecked() }),
}

/** Whom the order of a practitioner is for, at each step; where details are typed, whose they are. */
function forWhom(category: InfoCategory, { shippingCustomer }: Situation): CheckoutNote {
  if (shippingCustomer === null) return { category, type: 'info', text: m.checkout_no_client() }
  const title = m.cart_for_client({ name: shippingCustomer.name })
  if (category !== 'INFORMATION') return { category, type: 'info', text: title }
  return { category, type: 'info', title, text: m.checkout_for_client() }
}

/** The notes of a checkout, in the order in which they are read. */
export function checkoutNotes(situation: Situation): CheckoutNote[] {
  const { isCustomClientOrder, hasCarrier, isTest, vatNumberStatus } = situation
  const notes: (CheckoutNote | false | undefined)[] = [
    ...(isCustomClientOrder ? infoCategories.map((category) => forWhom(category, situation)) : []),
    !hasCarrier && { category: 'SHIPPING', type: 'warning', text: m.cart_problem_no_vat() },
    isTest && {
      category: 'PAYMENT',
      type: 'info',
      title: m.checkout_test_title(),
      text: m.checkout_test_text(),
    },
    vatNumberStatus !== null && vatNotes[vatNumberStatus]?.(),
    { category: 'PAYMENT', type: 'tip', text: m.checkout_pay_text() },
  ]
  return notes.filter((note) => note !== false && note !== undefined)
}
