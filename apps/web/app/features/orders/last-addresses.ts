import type { Address } from '@salvia/contract/cart/cart'
import type { Api } from '#app/api/api.ts'

export type LastAddresses = { shippingAddress: Address; billingAddress: Address }

/** Addresses from the user's latest order to a country; null if none. */
export async function findLastAddresses(api: Api, countryCode: string): Promise<LastAddresses | null> {
  const page = await api('GET /orders', { query: { of: 'own' } })
  const last = page?.results.find((order) => order.countryCode === countryCode)
  if (!last) return null
  const order = await api('GET /orders/{id}', { params: { id: last.id }, query: {} })
  if (!order?.buyer) return null
  const { shippingAddress, billingAddress } = order.buyer
  // What an order froze can be written again elsewhere.
  const copied = (address: Address): Address => ({ ...address, isLocked: false })
  return { shippingAddress: copied(shippingAddress), billingAddress: copied(billingAddress) }
}
