import type { Access } from '@salvia/contract/words/access'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { seedDemo } from '../../src/seed/seed-demo.ts'
import { NOW, startApi, type TestApi } from '../fixtures/api.ts'
import { type CallerKind, callerKinds, type Headers, passes } from '../fixtures/callers.ts'
import { inlineRefs } from '../fixtures/inline-refs.ts'
import type { JsonSchema } from '../fixtures/json-schema.ts'
import { makeAdmin, signInAs } from '../fixtures/people.ts'
import { readKnownIds } from './known-ids.ts'
import { arbitraryOf, brokenInput, type KnownIds } from './schema-arbitrary.ts'

const REQUESTS_EACH = 1000
/** The same requests on every run; `FUZZ_SEED` changes them. */
const DEFAULT_SEED = 844_332
const seed = Number(process.env.FUZZ_SEED ?? DEFAULT_SEED)

type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: JsonSchema }
type Operation = {
  method: string
  path: string
  parameters: Parameter[]
  body: JsonSchema | undefined
  access: Access
}
type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[]
        requestBody?: { content: Record<string, { schema: JsonSchema }> }
        'x-access': Access
      }
    >
  >
}

/** Signing out, here or everywhere, or erasing the account would make the rest of the caller's run anonymous. */
const isFuzzed = (method: string, path: string) =>
  !path.startsWith('/auth/signout') &&
  path !== '/api/privacy/erasure' &&
  !(method === 'delete' && path.startsWith('/auth/sessions'))

function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // File uploads have their own tests: generated files would all be rejected at once.
      .filter(([, { requestBody }]) => requestBody?.content['multipart/form-data'] === undefined)
      .filter(([method]) => isFuzzed(method, path))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        body: operation.requestBody?.content['application/json']?.schema,
        access: operation['x-access'],
      })),
  )
}

const partArbitrary = (operation: Operation, place: Parameter['in'], ids: KnownIds) => {
  const parameters = operation.parameters.filter((each) => each.in === place)
  const shape = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, arbitraryOf(schema, name, ids)]),
  )
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name)
  return fc.record(shape, { requiredKeys }) as fc.Arbitrary<Record<string, unknown>>
}

/** The version a write names, where supported. */
const versionArbitrary = ({ parameters }: Operation): fc.Arbitrary<Record<string, string>> =>
  parameters.some(({ name }) => name === 'if-match')
    ? fc.constantFrom('"1"', '"2"', '*').map((version) => ({ 'if-match': version }))
    : fc.constant({})

function requestArbitrary(operation: Operation, ids: KnownIds): fc.Arbitrary<InjectOptions> {
  const body = operation.body
    ? fc.oneof(
        { weight: 6, arbitrary: arbitraryOf(operation.body, '', ids) },
        { weight: 1, arbitrary: brokenInput },
      )
    : fc.constant(undefined)
  return fc
    .tuple(
      partArbitrary(operation, 'path', ids),
      partArbitrary(operation, 'query', ids),
      versionArbitrary(operation),
      body,
    )
    .map(([path, query, headers, payload]) => ({
      method: operation.method as 'GET',
      url: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name]))),
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    }))
}

/** Demo accounts have their own plans, carts and orders. */
const accountOf: Record<Exclude<CallerKind, 'none' | 'admin:base'>, string> = {
  client: 'client',
  newcomer: 'newcomer',
  'approved practitioner': 'practitioner',
  'admin:accounting': 'accounting',
  'admin:all': 'admin',
}

async function headersOf(api: TestApi, kind: CallerKind): Promise<Headers> {
  if (kind === 'none') return {}
  if (kind === 'admin:base') return (await makeAdmin(api, ['admin:base'])).headers
  return signInAs(api, `${accountOf[kind]}@salvia.example`)
}

/** Forbidden calls are tried as well, but less often: they are rejected early. */
const weightOf = ({ access }: Operation, kind: CallerKind) => (passes[access].includes(kind) ? 6 : 1)

type Tally = { sent: number; handled: number; broken: string[] }

async function fuzz(api: TestApi, kind: CallerKind, tally: Tally): Promise<void> {
  const headers = await headersOf(api, kind)
  const me = await api.app.inject({ url: '/api/users/me', headers })
  const userId = kind.startsWith('admin') ? null : (me.json<{ id?: string }>().id ?? null)
  const idsOf = await readKnownIds(api.db, userId)
  const operations = operationsOf(inlineRefs(api.app.swagger()) as unknown as Document)
  const requests = fc.sample(
    fc
      .oneof(
        ...operations.map((operation) => ({
          weight: weightOf(operation, kind),
          arbitrary: fc.constant(operation),
        })),
      )
      .chain((operation) => requestArbitrary(operation, idsOf(operation.path))),
    { seed: seed + callerKinds.indexOf(kind), numRuns: REQUESTS_EACH },
  )
  for (const request of requests) {
    const { statusCode, body } = await api.app.inject({
      ...request,
      headers: { ...request.headers, ...headers },
    })
    tally.sent += 1
    if (statusCode >= 200 && statusCode < 300) tally.handled += 1
    if (statusCode >= 500)
      tally.broken.push(`${request.method} ${request.url} as ${kind}: ${statusCode} ${body}`)
  }
}

test(`no request of any caller breaks the server (seed ${seed})`, async () => {
  const api = await startApi()
  await seedDemo(api.app, { set: (at) => api.setNow(at ?? NOW) })
  const tally: Tally = { sent: 0, handled: 0, broken: [] }
  for (const kind of callerKinds) await fuzz(api, kind, tally)
  process.stdout.write(`fuzz: ${tally.handled} of ${tally.sent} answered 2xx, seed ${seed}\n`)

  expect(tally.broken).toEqual([])
  expect(tally.sent).toBe(REQUESTS_EACH * callerKinds.length)
  expect(tally.handled / tally.sent).toBeGreaterThanOrEqual(0.4)
  const unbalanced = await readRows<unknown>(
    api.db,
    sql`select entry_id from postings group by entry_id, currency having sum(amount) <> 0`,
  )
  expect(unbalanced).toEqual([])
  const negative = await readRows<unknown>(
    api.db,
    sql`select id from products where quantity < 0 or reserved < 0 or reserved > quantity`,
  )
  expect(negative).toEqual([])
})
