import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paymentOptions } from './payment-options.ts'

const marks = readFileSync(new URL('./payment-marks.svg', import.meta.url), 'utf8')
const countries = ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'DK', 'SE', 'FI', 'PL', 'PT', 'IS']

test.each(countries)('every method of %s has its mark', (country) => {
  for (const name of paymentOptions(country))
    expect(marks, name).toContain(`id="${name.toLowerCase().replaceAll(' ', '-')}"`)
})

test('a country pays with its own methods first, every other country with a bank transfer', () => {
  expect(paymentOptions('BE').slice(0, 2)).toEqual(['Bancontact', 'KBC'])
  expect(paymentOptions('IS')[0]).toBe('SEPA')
})
