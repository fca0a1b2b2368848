import { expect, test } from 'vitest'
import { checkoutNotes } from './checkout-notes.ts'

const plain = {
  isCustomClientOrder: false,
  shippingCustomer: null,
  vatNumberStatus: null,
  hasCarrier: true,
  isTest: false,
}
const kinds = (situation: Partial<Parameters<typeof checkoutNotes>[0]>) =>
  checkoutNotes({ ...plain, ...situation }).map(({ category, type }) => `${category} ${type}`)

test.for([
  [{}, []],
  [{ isCustomClientOrder: true }, ['INFORMATION info', 'SHIPPING info', 'PAYMENT info']],
  [{ hasCarrier: false }, ['SHIPPING warning']],
  [{ isTest: true }, ['PAYMENT info']],
  [{ vatNumberStatus: 'Invalid' }, ['PAYMENT warning']],
  [{ vatNumberStatus: 'FormatValid' }, ['PAYMENT info']],
  [{ vatNumberStatus: 'Confirmed' }, []],
] as const)('a checkout with %j explains %j, and what comes after it', ([situation, more]) => {
  expect(kinds(situation)).toEqual([...more, 'PAYMENT tip'])
})

const told = (situation: Partial<Parameters<typeof checkoutNotes>[0]>) =>
  checkoutNotes({ ...plain, ...situation })
    .slice(0, 3)
    .map(({ title, text }) => [title, text])

test('each step of an order for a client names the client', () => {
  const lena = { id: '018f0000-0000-7000-8000-000000000000', name: 'Lena Vogt' }
  expect(told({ isCustomClientOrder: true, shippingCustomer: lena })).toEqual([
    ['For Lena Vogt', 'The order goes to your client: enter the client’s details.'],
    [undefined, 'For Lena Vogt'],
    [undefined, 'For Lena Vogt'],
  ])
})

test('each step of one for a client who is not chosen says so', () => {
  const words =
    'No client is chosen: the order goes to the address you enter, and counts for none of your clients.'
  expect(told({ isCustomClientOrder: true })).toEqual([
    [undefined, words],
    [undefined, words],
    [undefined, words],
  ])
})
