import type { Address } from '@salvia/contract/cart/cart'
import type { OrderStatus } from '@salvia/contract/words/orders'
import { newSecretId } from '#kernel/ids'
import type { OrderRow } from './use-cases/move-order.ts'

/** The buyer's own part of an order, or that of whom a practitioner ordered for. */
export type ErasedRole = 'Buyer' | 'Recipient'

const under: OrderStatus[] = ['Confirming', 'Placed', 'InProgress', 'Processed']

/** Whether an order still has to be delivered, or paid for good: until then its addresses are needed. */
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
  vatNumber: null,
}

/** The country alone: where the goods went is what the VAT hangs on. */
const countryOf = ({ countryId }: Address): Address => ({ ...nobody, countryId })

/** What an invoice must name (docs/privacy.md): the customer and its address, without phone and remarks. */
const invoiced = (address: Address): Address => ({ ...address, phone: null, additionalInformation: null })

/**
 * What is written over an order when a person is erased. Of an order that was placed the invoice's name and address
 * stay, of all others nothing but the country; the key that opened it without a login is another.
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
