import type { Address } from '@salvia/contract/cart/cart'
import { expect, test } from 'vitest'
import { hasOneAddress, type SavedAddresses, savedChoices } from './saved-addresses.ts'

const address = (fields: Partial<Address> = {}): Address => ({
  firstName: 'Anna',
  lastName: 'Visser',
  company: null,
  streetName: 'Oudegracht',
  houseNumber: '12',
  apartmentNumber: null,
  additionalInformation: null,
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryId: 'NL',
  phone: null,
  email: null,
  externalCode: null,
  isLocked: false,
  vatNumber: null,
  ...fields,
})
const empty = { countryCode: 'NL', shippingAddress: null, billingAddress: null }
const saved = (
  from: SavedAddresses['from'],
  fields: Partial<Address> = {},
  billingAddress: Address | null = null,
) => ({
  from,
  shippingAddress: address(fields),
  billingAddress,
})
const sources = (choices: SavedAddresses[]) => choices.map(({ from }) => from)

test('the cart’s own addresses are proposed before saved ones', () => {
  const cart = { ...empty, shippingAddress: address({ houseNumber: '14' }) }
  expect(sources(savedChoices(cart, [saved('order'), saved('account', { houseNumber: '13' })]))).toEqual([
    'cart',
    'order',
    'account',
  ])
})

test('the same addresses are named once, also where one is locked or names its billing address', () => {
  const account = saved('account', { isLocked: true }, address())
  expect(sources(savedChoices(empty, [saved('order'), account]))).toEqual(['order'])
})

test('the same delivery with another bill is another choice', () => {
  const billed = saved('account', {}, address({ company: 'Visser B.V.' }))
  expect(sources(savedChoices(empty, [saved('order'), billed]))).toEqual(['order', 'account'])
})

test('addresses in other countries are left out: the cart’s prices are its country’s', () => {
  expect(savedChoices(empty, [saved('order', { countryId: 'DE' })])).toEqual([])
})

test('a copy of a locked address can be written', () => {
  const [choice] = savedChoices(empty, [saved('order', { isLocked: true }, address({ isLocked: true }))])
  expect([choice?.shippingAddress.isLocked, choice?.billingAddress?.isLocked]).toEqual([false, false])
})

test.for([
  [null, null, true],
  [address(), null, true],
  [null, address(), false],
  [address(), address(), true],
  [address(), address({ city: 'Delft' }), false],
] as const)('%# delivered and billed at one address: %3', ([shippingAddress, billingAddress, isOne]) => {
  expect(hasOneAddress({ shippingAddress, billingAddress })).toBe(isOne)
})
