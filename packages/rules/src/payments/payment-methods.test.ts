import { expect, test } from 'vitest'
import { paymentMethods, paymentMethodTypes } from './payment-methods.ts'

test('a country pays with its own methods first, every other country with a bank transfer', () => {
  const marks = (country: string) => paymentMethods(country).map(({ mark }) => mark)
  expect(marks('BE').slice(0, 2)).toEqual(['Bancontact', 'Visa'])
  expect(marks('IS')[0]).toBe('SEPA')
  expect(marks('CH')[0]).toBe('Visa')
})

test.for([
  ['NL', ['ideal', 'card', 'paypal']],
  ['FR', ['card', 'paypal']],
  ['SE', ['swish', 'klarna', 'card', 'paypal']],
  ['PT', ['multibanco', 'mb_way', 'card', 'paypal']],
] as const)('the gateway is asked for each method of %s once', ([country, types]) => {
  expect(paymentMethodTypes(country)).toEqual(types)
})
