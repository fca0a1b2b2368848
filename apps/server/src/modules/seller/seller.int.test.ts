import type { HttpMethod } from '@salvia/contract/route'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { makePlacedOrder, stockedProducts } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { call, callVersioned } from '#test/plans'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { findSellerVatNumber, findSupportEmail } from './index.ts'

const given = {
  name: 'Salvia B.V.',
  streetName: 'Oudegracht',
  houseNumber: '12',
  postalCode: '3511 AB',
  city: 'Utrecht',
  email: 'hello@salvia.example',
  vatIds: ['nl 004495445 B01'],
  bankHolder: 'Salvia B.V.',
  iban: 'nl91 abna 0417 1643 00',
  bic: 'ABNANL2A',
}
const kept = { ...given, vatIds: ['NL004495445B01'], iban: 'NL91ABNA0417164300' }

async function setUp() {
  const api = await startApi({ isStocked: true })
  const admin = await makeAdmin(api)
  const as = (method: HttpMethod, body?: object) => callVersioned(api, admin, [method, '/admin/seller', body])
  return { api, admin, as }
}

test('pages name the address of the seller for help, and none before it is known', async () => {
  const { api, as } = await setUp()
  expect(await findSupportEmail(api.db, NOW)).toBe('')
  await as('PUT', { version: 0, email: 'help@thyme.example' })
  expect(await findSupportEmail(api.db, NOW)).toBe('help@thyme.example')
})

test('before anyone has said it the seller is what the variables say; saved it is what was typed', async () => {
  const { api, as } = await setUp()
  expect((await as('GET')).json()).toEqual({
    version: 0,
    name: '',
    streetName: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    countryId: 'NL',
    email: '',
    phone: '',
    registrationNumber: '',
    vatIds: ['NL123456789B01'],
    bankHolder: '',
    iban: '',
    bic: '',
    missing: ['name', 'streetName', 'postalCode', 'city', 'email', 'bankHolder', 'iban'],
  })
  const saved = (await as('PUT', { version: 0, ...given })).json()
  expect(saved).toMatchObject({ ...kept, version: 1, countryId: 'NL', missing: [] })
  expect((await as('GET')).json()).toEqual(saved)
  expect(await findSellerVatNumber(api.db, api.app.config)).toBe('NL004495445B01')
})

test('numbers that are none are refused by their fields, and nothing changes', async () => {
  const { api, as } = await setUp()
  const before = await databaseDigest(api.db)
  const body = { version: 0, iban: 'NL00ABNA0417164300', bic: 'X', vatIds: ['NL1234'], countryId: 'XX' }
  expect((await as('PUT', body)).json()).toMatchObject({
    status: 422,
    code: 'seller_invalid',
    errors: [
      { id: 'iban', error: 'iban_invalid' },
      { id: 'bic', error: 'bic_invalid' },
      { id: 'vatIds.0', error: 'vat_number_invalid' },
      { id: 'countryId', error: 'country_unknown' },
    ],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('two who save at once: the second gets the seller as it is now; who changed what is kept', async () => {
  const { api, admin, as } = await setUp()
  const answers = await Promise.all(['Utrecht', 'Delft'].map((city) => as('PUT', { version: 0, city })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  const current = (await as('GET')).json()
  expect(answers.find(({ statusCode }) => statusCode === 412)?.json()).toMatchObject({ current })
  const path = '/admin/settings/history?subject=Seller&key=seller'
  expect((await call(api, admin, ['GET', path])).json().results).toMatchObject([
    {
      event: 'SellerChanged',
      actor: { id: admin.userId, fullName: 'Test Person' },
      changes: [{ field: 'city', from: '', to: current.city }],
    },
  ])
})

test('the mail of an order names the seller once it is known', async () => {
  const { api, as } = await setUp()
  const [product] = await stockedProducts(api)
  const sellerOfMails = async () => {
    const rows = await api.db.select().from(outboxMessages).orderBy(outboxMessages.id)
    return rows.map(({ content }) => (content as { props: { seller?: unknown } }).props.seller)
  }
  await makePlacedOrder(api, [String(product?.id)])
  expect(await sellerOfMails()).toEqual([undefined])
  await as('PUT', { version: 0, ...given })
  await makePlacedOrder(api, [String(product?.id)])
  expect((await sellerOfMails()).filter(Boolean)).toEqual([
    { lines: ['Salvia B.V.', 'Oudegracht 12', '3511 AB Utrecht, NL'], vatId: 'NL004495445B01' },
  ])
})
