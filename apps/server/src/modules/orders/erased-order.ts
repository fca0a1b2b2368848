import type { OrderStatus } from '@salvia/contract/words/orders'
import { newSecretId } from '#kernel/ids'
import type { StoredAddress } from '../cart/index.ts'
import type { OrderRow } from './use-cases/move-order.ts'

/** Whether the erased person is the buyer, or the one a practitioner ordered for. */
export type ErasedRole = 'Buyer' | 'Recipient'

const under: OrderStatus[] = ['Confirming', 'Placed', 'InProgress', 'Processed']

/** Whether an order still has to be delivered, or its payment is not final: until then its addresses are needed. */
export const isUnderWay = ({ status }: Pick<OrderRow, 'status'>): boolean => under.includes(status)

const nobody = {
  firstName: '',
  lastName: '',
  company: null,
  streetName: '',
  houseNumber: '',
  apartmentNumber: null,
  additionalInformation: null,
  postalCode: '',
  city: '',
  phone: null,
  email: null,
  externalCode: null,
  vatNumber: null,
}

/** Only the country, since VAT depends on the destination. */
const countryOf = ({ countryId }: StoredAddress): StoredAddress => ({ ...nobody, countryId })

/** What an invoice must name (docs/privacy.md): the customer and its address, without phone, e-mail and remarks. */
const invoiced = (address: StoredAddress): StoredAddress => ({
  ...address,
  phone: null,
  email: null,
  additionalInformation: null,
})

/**
 * What overwrites an order's data when a person is erased. A placed order keeps the invoice's name and address, all
 * others only the country; the access key is replaced.
 */
export function erasedOrder(order: OrderRow, role: ErasedRole) {
  const shared = { note: '', shippingAddress: countryOf(order.shippingAddress), shippingUserId: null }
  if (role === 'Recipient') return shared
  const isInvoiced = order.placedAt !== null
  return {
    ...shared,
    userId: null,
    email: '',
    orderKey: newSecretId(),
    billingAddress: isInvoiced ? invoiced(order.billingAddress) : countryOf(order.billingAddress),
    vatTrace: isInvoiced
      ? order.vatTrace
      : { ...order.vatTrace, exemption: null, unconfirmedVatNumber: null },
  }
}
