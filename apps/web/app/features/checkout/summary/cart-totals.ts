import type { Cart } from '@salvia/contract/cart/cart'
import { add, type Money, sum } from '@salvia/contract/money'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { type Parcel, planDelivery } from '@salvia/rules/cart/delivery-date'
import { priceShipping, type ShippingPrice } from '@salvia/rules/cart/price-shipping'

/** Carriers for the cart's country, the default first. */
export const carriersOf = (cart: Cart, carriers: DeliveryCarrier[]): DeliveryCarrier[] =>
  carriers.filter(({ countryCode }) => countryCode === cart.countryCode)

/** The selected carrier, else the country's default; null without delivery. */
export function carrierOf(cart: Cart, carriers: DeliveryCarrier[]): DeliveryCarrier | null {
  const here = carriersOf(cart, carriers)
  return here.find(({ id }) => id === cart.deliveryCarrierId) ?? here[0] ?? null
}

/** Shipping cost with a carrier. */
export const shippingWith = (cart: Cart, carrier: DeliveryCarrier): ShippingPrice =>
  priceShipping(cart.lines, carrier, cart.exchangeRate)

export type ShownTotals = { shipping: Money; vat: Money; rates: number[]; total: Money }

/** The cart's totals; before a carrier is chosen, with the default one's cost, so that the total does not jump. */
export function totalsOf(cart: Cart, carrier: DeliveryCarrier | null): ShownTotals {
  const { shipping, vat, total } = cart.totals
  const rates = vat.map(({ rate }) => rate)
  const contained = sum(
    vat.map(({ amount }) => amount),
    total.currency,
  )
  if (carrier === null || carrier.id === cart.deliveryCarrierId)
    return { shipping, vat: contained, rates, total }
  const { paid, parts } = shippingWith(cart, carrier)
  const added = parts.reduce((all, part) => add(all, part.vat), contained)
  return { shipping: paid, vat: added, rates, total: add(cart.totals.goodsPaid, paid) }
}

type Named = { deliveryDays: number; name: string }

/** Estimated delivery with a carrier when ordered on `today` (YYYY-MM-DD). */
export const deliveryWith = (
  cart: Cart,
  carrier: DeliveryCarrier,
  { today, pickingPolicy = cart.pickingPolicy }: { today: string; pickingPolicy?: Cart['pickingPolicy'] },
): Parcel<Named>[] =>
  planDelivery({
    orderedOn: today,
    countryCode: cart.countryCode,
    carrier,
    pickingPolicy,
    lines: cart.lines.map(({ product }) => ({ deliveryDays: product.deliveryTime, name: product.name })),
  })
