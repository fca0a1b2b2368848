import type { Address } from '@salvia/contract/cart'
import type { PickingPolicy } from '@salvia/contract/words/checkout'
import { isEmptyAddress } from '@salvia/rules/people/address'
import { invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { toLatinAddress } from '../../people/index.ts'
import { ownedCart } from '../cart-access.ts'
import type { Pricing } from '../cart-pricing.ts'
import type { CartWork } from '../cart-work.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { maySplit } from '../describe-cart.ts'
import { priceCart } from '../price-cart.ts'
import { type CartOutcome, changeCart } from './change-cart.ts'

export type CustomerInput = {
  email?: string | null | undefined
  shippingAddress?: Address | null | undefined
  billingAddress?: Address | null | undefined
  note?: string | undefined
  deliveryCarrierId?: string | null | undefined
  pickingPolicy?: PickingPolicy | undefined
}

/** An address without any text is left out; null takes the address away. */
function addressOf(given: Address | null | undefined): Address | null | undefined {
  if (!given) return given
  const { countryId: _, ...typed } = given
  return isEmptyAddress(typed) ? undefined : toLatinAddress(given)
}

function checkCarrier(carrierId: string | null | undefined, row: CartRow, { carriers }: Pricing): void {
  if (!carrierId || carriers(row.countryCode).some(({ id }) => id === carrierId)) return
  throw invalid('carrier_not_here', 'This carrier does not deliver to this country.', [
    { id: 'deliveryCarrierId', error: 'carrier_not_here' },
  ])
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/**
 * Writes contact, addresses, note, carrier and picking policy; what is left out stays. Greek and Cyrillic letters of
 * an address become Latin ones. Throws invalid for a carrier of another country, and for goods to come together
 * where they do so anyway.
 */
export const setCustomer = (
  work: CartWork,
  cartId: string,
  input: CustomerInput,
  actor: Actor | null,
): Promise<CartOutcome> =>
  changeCart(work, {
    cartId,
    actor,
    open: ownedCart,
    async change(tx, row) {
      checkCarrier(input.deliveryCarrierId, row, work.pricing)
      if (input.pickingPolicy === 'One' && !maySplit(await priceCart(tx, row, work.pricing)))
        throw invalid('picking_policy_not_offered', 'This order comes in one parcel anyway.', [
          { id: 'pickingPolicy', error: 'picking_policy_not_offered' },
        ])
      return given({
        ...input,
        email: input.email,
        shippingAddress: addressOf(input.shippingAddress),
        billingAddress: addressOf(input.billingAddress),
      })
    },
  })
