import { expect, test } from 'vitest'
import { choicesOf } from './reference-words.ts'

const names = (en: string, de: string) => ({ en, de, nl: en, fr: en })

const country = (code: string, of: ReturnType<typeof names>, hasDeliveryCompanies: boolean) => ({
  code,
  name: of.en,
  names: of,
  hasDeliveryCompanies,
  postalCodePattern: null,
  callingCode: null,
})

test('words stand in the reader’s language and its order, countries that no parcel goes to are left out', () => {
  const choices = choicesOf(
    {
      countries: [
        country('SE', names('Sweden', 'Schweden'), true),
        country('AT', names('Austria', 'Österreich'), true),
        country('US', names('United States', 'USA'), false),
      ],
      currencies: [],
      deliveryCarriers: [],
      intakeFormats: [],
      productBrands: [
        { id: '2', name: 'Thorne' },
        { id: '1', name: 'NOW' },
      ],
      productCategories: [],
      productDeliveryFormats: [],
      productVerifications: [],
      recommendationTemplateCategories: [],
    },
    'de',
  )
  expect(choices.countries).toEqual([
    { value: 'AT', label: 'Österreich' },
    { value: 'SE', label: 'Schweden' },
  ])
  expect(choices.brands).toEqual([
    { value: '1', label: 'NOW' },
    { value: '2', label: 'Thorne' },
  ])
})
