import type { Address, Cart } from '@salvia/contract/cart/cart'
import { isSameAddress } from '@salvia/rules/people/address'

/** Addresses of a buyer, and where they are from: the account, the last order, or what the cart holds already. */
export type SavedAddresses = {
  from: 'account' | 'order' | 'cart'
  shippingAddress: Address
  billingAddress: Address | null
}

/** Whether an order is billed to where it is delivered. */
export function hasOneAddress({
  billingAddress,
  shippingAddress,
}: Pick<Cart, 'billingAddress' | 'shippingAddress'>): boolean {
  if (billingAddress === null) return true
  return shippingAddress !== null && isSameAddress(billingAddress, shippingAddress)
}

const free = (address: Address): Address => ({ ...address, isLocked: false })

const isSame = (one: SavedAddresses, other: SavedAddresses): boolean => {
  const [a, b] = [one.billingAddress ?? one.shippingAddress, other.billingAddress ?? other.shippingAddress]
  return (
    isSameAddress(free(one.shippingAddress), free(other.shippingAddress)) && isSameAddress(free(a), free(b))
  )
}

/**
 * What a buyer may choose from, the proposal first: the cart's own addresses, then saved ones in its country. Those that
 * are the same are named once. An order's or account's copies can be written again.
 */
export function savedChoices(
  {
    countryCode,
    shippingAddress,
    billingAddress,
  }: Pick<Cart, 'countryCode' | 'shippingAddress' | 'billingAddress'>,
  saved: SavedAddresses[],
): SavedAddresses[] {
  const own = shippingAddress ? [{ from: 'cart' as const, shippingAddress, billingAddress }] : []
  const here = saved
    .filter((addresses) => addresses.shippingAddress.countryId === countryCode)
    .map((addresses) => ({
      ...addresses,
      shippingAddress: free(addresses.shippingAddress),
      billingAddress: addresses.billingAddress && free(addresses.billingAddress),
    }))
  const all = [...own, ...here]
  return all.filter((addresses, at) => !all.slice(0, at).some((earlier) => isSame(earlier, addresses)))
}
