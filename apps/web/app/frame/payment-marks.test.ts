import { readFileSync } from 'node:fs'
import { paymentMethods } from '@salvia/rules/payments/payment-methods'
import { expect, test } from 'vitest'

const marks = readFileSync(new URL('./payment-marks.svg', import.meta.url), 'utf8')
const countries = ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'DK', 'SE', 'FI', 'PL', 'PT', 'IS']
const idOf = (mark: string) => mark.toLowerCase().replaceAll(' ', '-')

test.each(countries)('every method of %s has its mark', (country) => {
  for (const { mark } of paymentMethods(country)) expect(marks, mark).toContain(`id="${idOf(mark)}"`)
})

test('there is no mark that no country shows', () => {
  const shown = new Set(countries.flatMap((country) => paymentMethods(country).map(({ mark }) => idOf(mark))))
  expect([...marks.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id).toSorted()).toEqual(
    [...shown].toSorted(),
  )
})
