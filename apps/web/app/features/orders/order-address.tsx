import type { Order } from '@salvia/contract/orders/orders'
import { countryName } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './order-page.module.css'

type Address = NonNullable<Order['buyer']>['shippingAddress']

/** An address of an order as it is written on a letter, a line each; without its phone. */
export const addressLines = (address: Address): string =>
  [
    address.company,
    fullName(address),
    `${address.streetName} ${address.houseNumber}`,
    [address.apartmentNumber, address.additionalInformation].filter(Boolean).join(', '),
    `${address.postalCode} ${address.city}`,
    countryName(address.countryId, getLocale()),
    address.vatNumber,
  ]
    .filter((line) => line?.trim())
    .join('\n')

export const OrderAddress = ({ address }: { address: Address }) => (
  <address className={css.address}>{addressLines(address)}</address>
)
