import { createHmac } from 'node:crypto'
import type { Canvas } from '@salvia/contract/inquiries/intercom-app'
import { expect, test } from 'vitest'
import { NOW, startApi, testConfig } from '#test/api'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'

const SECRET = String(testConfig.secrets.intercomApp)
const PATH = '/api/intercom-app/product-inquiries'
const signed = (text: string, secret = SECRET) => ({
  'x-body-signature': createHmac('sha256', secret).update(text).digest('hex'),
})
const at = (seconds: number) => `timestamp=${Math.floor(NOW.getTime() / 1000) + seconds}`

async function setUp(config = {}) {
  const api = await startApi({ config })
  const sophie = await makeApprovedPractitioner(api)
  const names = Array.from({ length: 11 }, (_, i) => `Black cumin ${i + 1}`)
  for (const name of names)
    await call(api, sophie, [
      'POST',
      '/product-inquiries',
      { name, linkUrl: 'https://x.example', reason: 'skin' },
    ])
  const get = (query: string, headers = signed(`${PATH}?${query}`)) =>
    api.app.inject({ url: `${PATH}?${query}`, headers })
  const post = (body: object, secret = SECRET) => {
    const payload = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', ...signed(payload, secret) }
    return api.app.inject({ method: 'POST', url: PATH, headers, payload })
  }
  return { api, get, post }
}

test('a signed read lists inquiries without asker and link; unsigned, late or changed it is refused', async () => {
  const { api, get, post } = await setUp()
  const query = `query=cumin%2011&limit=1&${at(-299)}`
  const answer = await get(query)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      results: [
        {
          id: expect.any(String),
          name: 'Black cumin 11',
          brandName: '',
          status: 'Received',
          expectedDate: null,
          upvotesCount: 1,
          createdAt: NOW.toISOString(),
        },
      ],
      pager: { offset: 0, limit: 1, count: 1, sort: null },
    },
  ])
  const refused = [
    await get(query, signed(`${PATH}?${query}`, 'another')),
    await get(`offset=1&${query}`, signed(`${PATH}?${query}`)),
    await get(at(-301)),
    await get(at(301)),
    await get('limit=1'),
    await get(query, { 'x-body-signature': '' }),
    await post({}, 'another'),
    await api.app.inject({ url: `${PATH}?${query}`, headers: (await makeAdmin(api)).headers }),
  ]
  for (const one of refused) expect(one.json()).toMatchObject({ status: 400, code: 'signature_invalid' })
})

test('a canvas shows ten inquiries a page, in the language of the inbox, and links only for teammates', async () => {
  const { post } = await setUp()
  const first = (await post({ admin: { id: '1' }, context: { locale: 'nl-BE' } })).json<Canvas>().canvas
  const [title, list] = first.content.components
  expect([title, first.stored_data]).toEqual([
    { type: 'text', id: 'title', text: 'Productaanvragen', style: 'header' },
    { page: 1 },
  ])
  const items = list?.type === 'list' ? list.items : []
  expect(items).toHaveLength(10)
  const [, id] = /^inquiry-(.*)$/.exec(items[0]?.id ?? '') ?? []
  expect(items[0]).toMatchObject({
    subtitle: 'Ontvangen',
    tertiary_text: '1 behandelaar',
    action: { type: 'url', url: `${testConfig.publicUrl}/admin/product-inquiries/${id}` },
  })
  const submit = {
    component_id: 'next',
    current_canvas: { stored_data: first.stored_data },
    contact: { id: '2' },
  }
  const second = await post(submit)
  expect(second.json<Canvas>().canvas.stored_data).toEqual({ page: 2 })
  expect(second.body).not.toContain('/admin/')
  const beyond = await post({ current_canvas: { stored_data: { page: 9 } } })
  expect(beyond.json<Canvas>().canvas.content.components).toMatchObject([
    { text: 'Product inquiries' },
    { items: [{ tertiary_text: '1 practitioner' }] },
    { type: 'divider' },
    { id: 'previous' },
    { id: 'refresh' },
  ])
})

test('without a secret there is no app', async () => {
  const { get, post } = await setUp({ secrets: { ...testConfig.secrets, intercomApp: undefined } })
  for (const answer of [await get(at(0)), await post({})])
    expect(answer.json()).toMatchObject({ status: 404, code: 'call_not_found' })
})
