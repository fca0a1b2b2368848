import type { AddressInput } from '@salvia/contract/cart/cart'
import type { PickingPolicy } from '@salvia/contract/words/checkout'
import { cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import { isEmptyAddress } from '@salvia/rules/people/address'
import { fitsPostalCode } from '@salvia/rules/people/postal-code'
import type { z } from 'zod'
import type { Db } from '#db/database'
import { forbidden, invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { toLatinAddress } from '../../people/index.ts'
import { checkCountry, hasUnknownVat, supplyDay } from '../../reference/index.ts'
import { changeableCart, checkExpectedClient } from '../cart-access.ts'
import type { CartContext } from '../cart-context.ts'
import type { Pricing } from '../cart-pricing.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { maySplit, plansOf } from '../describe-cart.ts'
import { placeOf, repriceCart } from '../reprice-cart.ts'
import { type CartOutcome, changeCart } from './change-cart.ts'

type GivenAddress = z.output<typeof AddressInput>

export type CustomerInput = {
  email?: string | null | undefined
  shippingAddress?: GivenAddress | null | undefined
  billingAddress?: GivenAddress | null | undefined
  note?: string | undefined
  deliveryCarrierId?: string | null | undefined
  pickingPolicy?: PickingPolicy | undefined
  /** Whether the practitioner of the cart's plans is to see the client's orders of them. */
  sharesOrders?: boolean | undefined
  /** The client whose details these are, null if none is chosen; omitted by callers that do not know. */
  shippingUserId?: string | null | undefined
}

type Named = { name: 'shippingAddress' | 'billingAddress'; reference: Pricing['reference'] }

/**
 * An address without any text is left out; null takes the address away. Throws invalid for an unknown country, and for
 * a postal code that its country does not have; one that is not typed yet is only missed when the cart is finalized.
 */
function addressOf(given: GivenAddress | null | undefined, { name, reference }: Named) {
  if (!given) return given
  const { countryId, ...typed } = given
  if (isEmptyAddress(typed)) return undefined
  checkCountry(countryId, `${name}.countryId`)
  const pattern = reference.countries.find(({ code }) => code === countryId)?.postalCodePattern ?? null
  if (typed.postalCode !== '' && !fitsPostalCode(typed.postalCode, pattern))
    throw invalid('postal_code_invalid', 'This is no postal code of the country.', [
      { id: `${name}.postalCode`, error: 'postal_code_invalid' },
    ])
  return toLatinAddress(given)
}

function checkCarrier(carrierId: string | null | undefined, row: CartRow, { carriers }: Pricing): void {
  if (!carrierId || carriers(row.countryCode).some(({ id }) => id === carrierId)) return
  throw invalid('carrier_not_here', 'This carrier does not deliver to this country.', [
    { id: 'deliveryCarrierId', error: 'carrier_not_here' },
  ])
}

/** Throws invalid if a product in the cart has no known VAT rate at the new address. */
async function checkPlace(tx: Db, row: CartRow, pricing: Pricing): Promise<void> {
  const place = { countryCode: row.countryCode, postalKey: placeOf(row), day: supplyDay(pricing.now) }
  if (place.postalKey === '' || !(await hasUnknownVat(tx, place))) return
  const { price } = await repriceCart(tx, row, pricing)
  if (price.lines.some(({ problem }) => problem === 'PlaceNotServed'))
    throw invalid('place_not_served', cartRefusalTexts.PlaceNotServed, [
      { id: 'shippingAddress.postalCode', error: 'place_not_served' },
    ])
}

/**
 * Agreed to by the client whose cart it is, for the practitioner whose plans are in it now. Throws forbidden for
 * others.
 */
async function consentOf(
  tx: Db,
  { row, pricing }: { row: CartRow; pricing: Pricing },
  { sharesOrders, actor }: { sharesOrders: boolean | undefined; actor: Actor | null },
): Promise<string | null | undefined> {
  if (!sharesOrders) return sharesOrders === undefined ? undefined : null
  const isOwn = actor !== null && actor.userId === row.userId && actor.userKindId === 'Client'
  if (!isOwn || row.isCustomClientOrder) throw forbidden()
  const { price } = await repriceCart(tx, row, pricing)
  return plansOf(price.lines)[0]?.practitionerId ?? null
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/**
 * Writes contact, addresses, note, carrier, picking policy and whether orders are shared; what is left out stays. Greek
 * and Cyrillic letters of an address become Latin ones. Throws invalid for a carrier of another country, for an unknown
 * country, a postal code that is none, a place whose VAT is not known, and for goods to come together where they do so
 * anyway; conflict for input of another client than the order is for; forbidden for sharing the orders of somebody
 * else.
 */
export const setCustomer = (
  context: CartContext,
  cartId: string,
  input: CustomerInput,
  actor: Actor | null,
): Promise<CartOutcome> =>
  changeCart(context, {
    cartId,
    actor,
    open: changeableCart,
    async change(tx, row) {
      checkExpectedClient(row, input.shippingUserId)
      checkCarrier(input.deliveryCarrierId, row, context.pricing)
      if (input.pickingPolicy === 'One' && !maySplit(await repriceCart(tx, row, context.pricing)))
        throw invalid('picking_policy_not_offered', 'This order comes in one parcel anyway.', [
          { id: 'pickingPolicy', error: 'picking_policy_not_offered' },
        ])
      const { reference } = context.pricing
      const shippingAddress = addressOf(input.shippingAddress, { name: 'shippingAddress', reference })
      if (shippingAddress) await checkPlace(tx, { ...row, shippingAddress }, context.pricing)
      const { sharesOrders, shippingUserId: _, ...fields } = input
      return given({
        ...fields,
        sharesOrdersWith: await consentOf(tx, { row, pricing: context.pricing }, { sharesOrders, actor }),
        shippingAddress,
        billingAddress: addressOf(input.billingAddress, { name: 'billingAddress', reference }),
      })
    },
  })
