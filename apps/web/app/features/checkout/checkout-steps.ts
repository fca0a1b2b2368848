import type { Cart } from '@salvia/contract/cart/cart'
import { type CheckoutStep, checkoutSteps } from '@salvia/contract/words/checkout'

const order = (step: CheckoutStep) => checkoutSteps.indexOf(step)

/** Whether a step comes before another. */
export const isBefore = (step: CheckoutStep, other: CheckoutStep): boolean => order(step) < order(other)

/** The furthest step that the cart is ready for. */
function reachable({ shippingAddress, email, deliveryCarrierId, countryCode }: Cart): CheckoutStep {
  if (email === null || shippingAddress?.countryId !== countryCode) return 'INFORMATION'
  return deliveryCarrierId === null ? 'SHIPPING' : 'PAYMENT'
}

/** The step in the URL (`?step=shipping`), or the first incomplete one. */
export function stepOf(search: URLSearchParams, cart: Cart): CheckoutStep {
  const asked = search.get('step')?.toUpperCase()
  const step = checkoutSteps.find((each) => each === asked) ?? 'INFORMATION'
  const furthest = reachable(cart)
  return isBefore(furthest, step) ? furthest : step
}

/** The URL of a step. */
export const stepPath = (step: CheckoutStep): string =>
  step === 'INFORMATION' ? '/checkout' : `/checkout?step=${step.toLowerCase()}`
