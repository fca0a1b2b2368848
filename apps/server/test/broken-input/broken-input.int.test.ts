import { allRoutes } from '@salvia/contract/all-routes'
import { type ApiRoute, servedAt } from '@salvia/contract/route'
import { PREVIEW_TOKEN_LENGTH } from '@salvia/contract/words/content'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startApiOfFile } from '../fixtures/api.ts'
import { makeCallers } from '../fixtures/callers.ts'
import { databaseDigest } from '../fixtures/database-digest.ts'
import { inlineRefs } from '../fixtures/inline-refs.ts'
import type { JsonSchema } from '../fixtures/json-schema.ts'
import { breaksOf } from './breaks.ts'
import { SOMEBODYS_ID, sampleOf } from './sample.ts'

const api = await startApiOfFile({ isStocked: true })
const headers = (await makeCallers(api))['admin:all']
/** Read once, since nothing in this file changes it and reading takes longer than a request. */
const before = await databaseDigest(api.db)

const schemaOf = (type: z.ZodType): JsonSchema =>
  inlineRefs(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })) as JsonSchema

const samplesOf = (schema: z.ZodType | undefined): Record<string, unknown> =>
  schema ? (sampleOf(schemaOf(schema)) as Record<string, unknown>) : {}

type Place = { params?: Record<string, unknown>; query?: Record<string, string> }

function urlOf(route: ApiRoute, { params = {}, query = {} }: Place = {}): string {
  const values = { ...samplesOf(route.schema.params), ...params }
  const path = servedAt(route.url).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? SOMEBODYS_ID)),
  )
  return `${path}?${new URLSearchParams(query)}`
}

type Problem = { code: string; errors?: { id: string; error: string }[] }

async function send(route: ApiRoute, payload: unknown, place: Place = {}) {
  const answer = await api.app.inject({
    method: route.method,
    url: urlOf(route, place),
    headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload: payload as string }),
  })
  const { code, errors = [] } = answer.headers['content-type']?.toString().includes('problem')
    ? answer.json<Problem>()
    : { code: 'none' }
  if (code === 'contract_broken') for (const { error } of errors) expect(error).toMatch(/^[a-z]+(_[a-z]+)*$/)
  return { status: answer.statusCode, code, ids: [...new Set(errors.map(({ id }) => id))] }
}

const isServed = ({ method, url }: ApiRoute) => api.app.hasRoute({ method, url: servedAt(url) })
const writes = allRoutes.filter((route) => route.method !== 'GET' && isServed(route))
const named = (routes: ApiRoute[]) => routes.map((route) => [`${route.method} ${route.url}`, route] as const)

/** They read the raw body to verify its signature. */
const isRaw = ({ url }: ApiRoute) =>
  [
    '/payments/webhook',
    '/warehouse/messages',
    '/mails/bounces',
    '/text-messages/:id/status',
    '/intercom-app/product-inquiries',
  ].includes(url)

/** An upload sent as JSON has no file either. */
const isUpload = ({ schema }: ApiRoute) => schema.consumes?.includes('multipart/form-data') === true

test.for(named(writes.filter((route) => route.schema.body && !isRaw(route))))(
  '%s names the field that breaks the contract, and changes nothing',
  async ([, route]) => {
    const breaks = breaksOf(schemaOf(route.schema.body as z.ZodType))
    expect(breaks.length).toBeGreaterThan(0)
    for (const { what, id, payload } of breaks) {
      const answer = await send(route, JSON.stringify(payload))
      const ids = isUpload(route) ? expect.arrayContaining([id]) : [id]
      expect({ what, ...answer }).toEqual({ what, status: 400, code: 'contract_broken', ids })
    }
    expect(await databaseDigest(api.db)).toEqual(before)
  },
)

test.for(named(writes.filter((route) => route.method !== 'DELETE' && !isRaw(route))))(
  '%s refuses what is no JSON, and changes nothing',
  async ([, route]) => {
    for (const text of ['{"lines":', '{', 'x', '\u0000', '{"a":1}}'])
      expect(await send(route, text)).toEqual({ status: 400, code: 'json_invalid', ids: [] })
    expect(await databaseDigest(api.db)).toEqual(before)
  },
)

test.for(named(writes.filter(({ schema }) => schema.params)))(
  '%s names the part of its path that breaks the contract, and changes nothing',
  async ([, route]) => {
    const payload = route.schema.body ? JSON.stringify(sampleOf(schemaOf(route.schema.body))) : undefined
    for (const name of Object.keys(samplesOf(route.schema.params)))
      expect(await send(route, payload, { params: { [name]: 'a\u0000b' } })).toEqual({
        status: 400,
        code: 'contract_broken',
        ids: [name],
      })
    expect(await databaseDigest(api.db)).toEqual(before)
  },
)

test.for(named(writes.filter(({ schema }) => schema.querystring)))(
  '%s refuses a query that it does not know, and changes nothing',
  async ([, route]) => {
    const payload = route.schema.body ? JSON.stringify(sampleOf(schemaOf(route.schema.body))) : undefined
    // Of an upload the missing file is said first.
    const ids = [isUpload(route) ? 'File' : 'price_']
    expect(await send(route, payload, { query: { price_: '1' } })).toEqual({
      status: 400,
      code: 'contract_broken',
      ids,
    })
    expect(await databaseDigest(api.db)).toEqual(before)
  },
)

test.for([
  ['a part of a path that is too long', `/api/cart/${'a'.repeat(PREVIEW_TOKEN_LENGTH + 1)}`, 414],
  ['a path that no text can be read from', '/api/cart/%zz', 400],
] as const)('%s is answered like any other fault', async ([, url, status]) => {
  const answer = await api.app.inject({ method: 'PUT', url, payload: {} })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({ status, code: 'bad_request' })
})

const sorted = allRoutes.filter(
  (route) =>
    route.method === 'GET' &&
    route.schema.querystring !== undefined &&
    'sort' in (schemaOf(route.schema.querystring).properties ?? {}),
)

test.for(named(sorted))('%s refuses a sort that it does not know', async ([, route]) => {
  expect((await send(route, undefined, { query: { sort: 'nothing' } })).status).toBeGreaterThanOrEqual(400)
})
