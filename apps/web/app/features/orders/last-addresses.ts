import type { Address } from '@salvia/contract/cart/cart'
import type { Api } from '#app/api/api.ts'

type LastAddresses = { shippingAddress: Address; billingAddress: Address }

/** Addresses from the latest order to a country that the user bought; null if none. */
export async function findLastAddresses(api: Api, countryCode: string): Promise<LastAddresses | null> {
  const page = await api('GET /orders', { query: { of: 'own' } })
  const last = page?.results.find((order) => order.countryCode === countryCode && order.ordered)
  if (!last) return null
  const order = await api('GET /orders/{id}', { params: { id: last.id }, query: {} })
  if (!order?.buyer) return null
  const { shippingAddress, billingAddress } = order.buyer
  return { shippingAddress, billingAddress }
}
