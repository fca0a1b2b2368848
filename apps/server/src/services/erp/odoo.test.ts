import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { odoo } from './odoo.ts'

type Received = {
  url: string | undefined
  body: unknown
  authorization: string | undefined
  database: unknown
}
type Answer = { status?: number; body: unknown }

async function startOdoo(answers: Record<string, Answer[]>) {
  const received: Received[] = []
  const server = createServer(async (req: IncomingMessage, res) => {
    const { url = '', headers } = req
    const body: unknown = JSON.parse(await text(req))
    received.push({
      url,
      body,
      authorization: headers.authorization,
      database: headers['x-odoo-database'],
    })
    const { status = 200, body: answer } = answers[url]?.shift() ?? { status: 404, body: 'no more answers' }
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  return { received, erp: odoo({ url, apiKey: 'key', database: 'mydb' }) }
}

const partner = {
  reference: 'practitioner-1',
  name: 'Jane Doe',
  companyName: 'Doe Practice',
  isCompany: false,
  email: 'jane@practice.example',
  phone: '+31201234567',
  street: 'Main St 1',
  postalCode: '1011AB',
  city: 'Amsterdam',
  countryCode: 'NL',
  vatNumber: null,
  languageCode: 'nl' as const,
}

const SEARCH = '/json/2/res.partner/search_read'
const COUNTRY = '/json/2/res.country/search_read'
const CREATE = '/json/2/res.partner/create'

test('a partner that is not known is made, with its country looked up', async () => {
  const { received, erp } = await startOdoo({
    [SEARCH]: [{ body: [] }],
    [COUNTRY]: [{ body: [{ id: 165 }] }],
    [CREATE]: [{ body: [4711] }],
  })
  expect(await erp.makePartner(partner)).toBe('4711')
  const context = { lang: 'en_US' }
  const head = { authorization: 'bearer key', database: 'mydb' }
  expect(received).toEqual([
    {
      ...head,
      url: SEARCH,
      body: { context, domain: [['ref', '=', 'practitioner-1']], fields: ['id'], limit: 1 },
    },
    { ...head, url: COUNTRY, body: { context, domain: [['code', '=', 'NL']], fields: ['id'], limit: 1 } },
    {
      ...head,
      url: CREATE,
      body: {
        context,
        vals_list: [
          {
            ref: 'practitioner-1',
            name: 'Jane Doe',
            company_name: 'Doe Practice',
            is_company: false,
            email: 'jane@practice.example',
            phone: '+31201234567',
            street: 'Main St 1',
            zip: '1011AB',
            city: 'Amsterdam',
            vat: false,
            lang: 'nl_NL',
            country_id: 165,
          },
        ],
      },
    },
  ])
})

test('a partner of the same reference is not made twice', async () => {
  const { received, erp } = await startOdoo({ [SEARCH]: [{ body: [{ id: 25, name: 'Deco Addict' }] }] })
  expect(await erp.makePartner(partner)).toBe('25')
  expect(received.map(({ url }) => url)).toEqual([SEARCH])
})

test('an unknown country is left empty, and so is none', async () => {
  const { received, erp } = await startOdoo({
    [SEARCH]: [{ body: [] }, { body: [] }],
    [COUNTRY]: [{ body: [] }],
    [CREATE]: [{ body: [1] }, { body: [2] }],
  })
  await erp.makePartner(partner)
  await erp.makePartner({ ...partner, countryCode: null })
  const made = received.filter(({ url }) => url === CREATE).map(({ body }) => body)
  expect(made).toEqual([
    expect.objectContaining({ vals_list: [expect.objectContaining({ country_id: false })] }),
    expect.objectContaining({ vals_list: [expect.objectContaining({ country_id: false })] }),
  ])
})

test.for([
  [
    'a named fault',
    {
      name: 'odoo.exceptions.ValidationError',
      message: 'The VAT number NL1 of Jane Doe is not valid',
      arguments: [],
    },
    'the ERP answered 422: odoo.exceptions.ValidationError',
  ],
  ['the bare text of early versions', 'Invalid apikey of Jane Doe', 'the ERP answered 422: no reason given'],
] as const)('%s is an error that names nobody', async ([, body, message]) => {
  const { erp } = await startOdoo({ [SEARCH]: [{ status: 422, body }] })
  await expect(erp.makePartner(partner)).rejects.toThrow(new RegExp(`^${message}$`))
})
