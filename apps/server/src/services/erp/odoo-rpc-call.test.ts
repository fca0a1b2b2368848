import { expect, test } from 'vitest'
import { bodiesOf, startOdoo } from '#test/odoo-server'

const RPC = '/jsonrpc'
const account = { database: 'mydb', login: 'bot@shop.example' }
const partner = {
  reference: 'practitioner-1',
  name: 'Jane Doe',
  companyName: null,
  isCompany: false,
  email: 'jane@practice.example',
  phone: null,
  street: null,
  postalCode: null,
  city: null,
  countryCode: null,
  vatNumber: null,
  languageCode: 'nl' as const,
}

const answer = (result: unknown) => ({ body: { jsonrpc: '2.0', id: 1, result } })
const fault = (name: string, message: string) => ({
  body: {
    jsonrpc: '2.0',
    id: 1,
    error: { code: 200, message: 'Odoo Server Error', data: { name, message } },
  },
})
const denied = fault('odoo.exceptions.AccessDenied', 'Access Denied')

type Asked = { params: { service: string; method: string; args: unknown[] } }
const argsOf = (received: Parameters<typeof bodiesOf>[0]) =>
  (bodiesOf(received, RPC) as Asked[]).map(({ params }) => params.args)

const context = { lang: 'en_US' }

test('it signs in once, looks for a partner and makes it', async () => {
  const { received, erp } = await startOdoo(
    { [RPC]: [answer(7), answer([]), answer([4711]), answer([{ id: 4711 }]), answer(true)] },
    account,
  )
  expect(await erp.makePartner(partner)).toBe('4711')
  await erp.forgetPartner('practitioner-1')
  const values = expect.objectContaining({ ref: 'practitioner-1', name: 'Jane Doe', country_id: false })
  const found = { context, domain: [['ref', '=', 'practitioner-1']], fields: ['id'], limit: 1 }
  expect(argsOf(received)).toEqual([
    ['mydb', 'bot@shop.example', 'key', {}],
    ['mydb', 7, 'key', 'res.partner', 'search_read', [], found],
    ['mydb', 7, 'key', 'res.partner', 'create', [[values]], { context }],
    ['mydb', 7, 'key', 'res.partner', 'search_read', [], found],
    ['mydb', 7, 'key', 'res.partner', 'write', [[4711]], { context, vals: { active: false } }],
  ])
  expect(erp.pagesUrl).toMatch(/\/web$/)
})

test('a fault is named without whom it is about', async () => {
  const { erp } = await startOdoo(
    {
      [RPC]: [answer(7), fault('odoo.exceptions.ValidationError', 'The VAT number of Jane Doe is not valid')],
    },
    account,
  )
  await expect(erp.makePartner(partner)).rejects.toThrow(
    /^the ERP answered odoo\.exceptions\.ValidationError$/,
  )
})

const expired = fault('odoo.http.SessionExpiredException', 'Session expired')

test.for([
  ['denied', denied],
  ['told that its session expired', expired],
] as const)('who is %s signs in again, and makes the call once', async ([, over]) => {
  const answers = [answer(7), answer([]), over, answer(8), answer([4711])]
  const { received, erp } = await startOdoo({ [RPC]: answers }, account)
  expect(await erp.makePartner(partner)).toBe('4711')
  const create = (userId: number) => expect.arrayContaining([userId, 'res.partner', 'create'])
  expect(argsOf(received)).toEqual([
    ['mydb', 'bot@shop.example', 'key', {}],
    expect.arrayContaining([7, 'search_read']),
    create(7),
    ['mydb', 'bot@shop.example', 'key', {}],
    create(8),
  ])
})

test('who is denied after signing in again is refused', async () => {
  const { received, erp } = await startOdoo(
    { [RPC]: [answer(7), denied, answer(7), denied, answer(8), answer([{ id: 25 }])] },
    account,
  )
  await expect(erp.makePartner(partner)).rejects.toThrow(/^the ERP answered odoo\.exceptions\.AccessDenied$/)
  expect(received).toHaveLength(4)
  expect(await erp.makePartner(partner)).toBe('25')
})

test('an answer that cannot be read is named so, without its words', async () => {
  const unreadable = /^the ERP answered something unreadable$/
  const other = { body: { a: 1, name: 'Jane Doe' } }
  const { erp } = await startOdoo(
    {
      [RPC]: [
        ...[other, answer({ name: 'Jane Doe' }), answer(7), other],
        ...[answer([{ name: 'Jane Doe' }]), { raw: '<html>Jane Doe</html>' }],
      ],
    },
    account,
  )
  for (let times = 0; times < 5; times += 1)
    await expect(erp.makePartner(partner)).rejects.toThrow(unreadable)
})

test('a wrong login is refused, and tried again with the next call', async () => {
  const { erp } = await startOdoo({ [RPC]: [answer(false), answer(7), answer([{ id: 25 }])] }, account)
  await expect(erp.makePartner(partner)).rejects.toThrow(/AccessDenied$/)
  expect(await erp.makePartner(partner)).toBe('25')
})
