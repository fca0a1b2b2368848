import type { DemoCalls } from './demo-calls.ts'

/** The seller, as an admin would enter it; the numbers are those of examples. Without it no order gets an invoice. */
export async function seedSeller({ save }: DemoCalls): Promise<void> {
  await save('admin', '/api/admin/seller', {
    name: 'Salvia B.V.',
    streetName: 'Oudegracht',
    houseNumber: '112',
    postalCode: '3511 AW',
    city: 'Utrecht',
    countryId: 'NL',
    email: 'hello@salvia.example',
    phone: '+31 30 555 01 12',
    registrationNumber: '12345678',
    vatIds: ['NL004495445B01'],
    bankHolder: 'Salvia B.V.',
    iban: 'NL91ABNA0417164300',
    bic: 'ABNANL2A',
  })
}
