import type { DemoCalls } from './demo-calls.ts'
import { DEMO_PASSWORD } from './demo-people.ts'

type Business = { account: string; address: object; bank: object; finances: object }

const none = { company: null, apartmentNumber: null, additionalInformation: null, phone: null }

/** Business accounts of the approved practitioners: their commission can be paid. Numbers are those of examples. */
const businesses: Business[] = [
  {
    account: 'practitioner',
    address: {
      ...none,
      firstName: 'Sophie',
      lastName: 'van Dijk',
      streetName: 'Lindenlaan',
      houseNumber: '14',
      postalCode: '3581 CE',
      city: 'Utrecht',
      countryId: 'NL',
    },
    bank: {
      accountHolder: 'S. van Dijk',
      iban: 'NL20 INGB 0001 2345 67',
      bic: 'INGBNL2A',
      bankCountryId: 'NL',
    },
    finances: { businessType: 'Individual', isVatExempt: true, taxCountryId: 'NL' },
  },
  {
    account: 'practitioner2',
    address: {
      ...none,
      firstName: 'Jan',
      lastName: 'Becker',
      streetName: 'Kaiser-Joseph-Straße',
      houseNumber: '201',
      postalCode: '79098',
      city: 'Freiburg',
      countryId: 'DE',
    },
    bank: { accountHolder: 'Jan Becker', iban: 'DE89 3704 0044 0532 0130 00', bankCountryId: 'DE' },
    finances: { businessType: 'Individual', isVatExempt: true, taxCountryId: 'DE' },
  },
]

/** Sets the practitioners' business accounts up, as they would by the settings. */
export async function seedBusinesses({ call }: DemoCalls): Promise<void> {
  for (const { account, address, bank, finances } of businesses) {
    await call(account, 'PUT', '/api/settings/profile', { billingAddress: address })
    await call(account, 'POST', '/api/settings/financial-info', finances)
    await call(account, 'POST', '/api/settings/bank-data', { ...bank, password: DEMO_PASSWORD })
  }
}
