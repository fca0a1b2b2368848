import type { Country } from '@salvia/contract/reference/reference'
import { cartRefusalTexts } from '@salvia/rules/cart/cart-refusal'
import type { WalletPart } from '@salvia/rules/cart/wallet-part'
import { fitsPostalCode } from '@salvia/rules/people/postal-code'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import type { CartContext, PricedCart, StoredAddress } from '../cart/index.ts'
import { readBalance } from '../wallet/index.ts'
import type { ReadyCart } from './freeze-cart.ts'

type FieldError = { id: string; error: string }
type Countries = Country[]

const required = ['firstName', 'lastName', 'streetName', 'houseNumber', 'postalCode', 'city'] as const

/** Products that cannot be sold now; the buyer removes them, or finalizing waits. */
export function findSaleRefusal({ price }: PricedCart): string | null {
  if (price.lines.length === 0) return cartRefusalTexts.CartEmpty
  const problem = price.lines.find((line) => line.problem !== null)?.problem
  return problem ? cartRefusalTexts[problem] : null
}

/** The wallet must have what the order is to take of it; it is held for the order once the payment starts. */
export async function findBalanceRefusal(
  tx: Db,
  { row }: PricedCart,
  { debit }: WalletPart,
): Promise<string | null> {
  if (debit.amount === 0 || row.userId === null) return null
  const { available } = await readBalance(tx, row.userId)
  return available.amount < debit.amount ? cartRefusalTexts.BalanceShort : null
}

function addressErrors(name: string, address: StoredAddress, countries: Countries): FieldError[] {
  const missing = required
    .filter((field) => address[field].trim() === '')
    .map((field) => ({ id: `${name}.${field}`, error: 'required' }))
  const country = countries.find(({ code }) => code === address.countryId)
  if (!country) return [...missing, { id: `${name}.countryId`, error: 'country_unknown' }]
  const isWrong = address.postalCode !== '' && !fitsPostalCode(address.postalCode, country.postalCodePattern)
  return isWrong ? [...missing, { id: `${name}.postalCode`, error: 'postal_code_invalid' }] : missing
}

function shippingErrors({ row }: PricedCart, countries: Countries): FieldError[] {
  if (!row.shippingAddress) return [{ id: 'shippingAddress', error: 'required' }]
  const errors = addressErrors('shippingAddress', row.shippingAddress, countries)
  if (row.shippingAddress.countryId === row.countryCode) return errors
  return [...errors, { id: 'shippingAddress.countryId', error: 'country_differs' }]
}

/** A cart with contact, addresses and carrier. Throws invalid with every missing or wrong field. */
export function readyCart(cart: PricedCart, { reference }: CartContext['pricing']): ReadyCart {
  const { row, owner, carrier } = cart
  const email = row.email ?? owner?.email
  const errors = [
    ...(email ? [] : [{ id: 'email', error: 'required' }]),
    ...shippingErrors(cart, reference.countries),
    ...(row.billingAddress ? addressErrors('billingAddress', row.billingAddress, reference.countries) : []),
    ...(carrier ? [] : [{ id: 'deliveryCarrierId', error: 'required' }]),
  ]
  if (errors.length > 0 || !email || !row.shippingAddress || !carrier)
    throw invalid('cart_incomplete', 'Some fields are missing before the order can be made.', errors)
  const { shippingAddress } = row
  const billingAddress = row.billingAddress ?? shippingAddress
  return { ...cart, carrier, contact: { email, shippingAddress, billingAddress } }
}
