import type { Country } from '@salvia/contract/reference/reference'
import { expect, test } from 'vitest'
import { countryChoices } from './country-choices.ts'

const country = (code: string, name: string, hasDeliveryCompanies: boolean): Country => ({
  code,
  name,
  names: { en: name, de: name, nl: name, fr: name },
  hasDeliveryCompanies,
  postalCodePattern: null,
  callingCode: null,
})

test('countries that are delivered to come first, each part by name', () => {
  const choices = countryChoices([
    country('AQ', 'Antarctica', false),
    country('NL', 'Netherlands', true),
    country('AF', 'Afghanistan', false),
    country('AT', 'Austria', true),
  ])
  expect(choices.map(({ value }) => value)).toEqual(['AT', 'NL', 'AF', 'AQ'])
})
