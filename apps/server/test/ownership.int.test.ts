import { allRoutes } from '@salvia/contract/all-routes'
import { type ApiRoute, servedAt } from '@salvia/contract/route'
import { describe, expect, test } from 'vitest'
import { startApiOfFile } from './api.ts'
import { linked } from './clients.ts'
import { databaseDigest } from './database-digest.ts'
import { makeApprovedPractitioner, makeClient, type Person } from './people.ts'
import { makeWorld, type World } from './specimens.ts'
import { pictureOf, uploadOf } from './uploads.ts'

type Owner = 'practitioner' | 'client' | 'both'
type Row = { owner: Owner; ids: (world: World) => Record<string, string>; body?: object | 'file' }

const plan = (rest: Partial<Row> = {}): Row => ({
  owner: 'practitioner',
  ids: ({ specimens: { planId, itemId } }) => ({ id: planId, recommendationId: planId, itemId }),
  ...rest,
})
const planItem = (rest: Partial<Row> = {}): Row =>
  plan({ ids: ({ specimens: { planId, itemId } }) => ({ recommendationId: planId, id: itemId }), ...rest })
const cart = (rest: Partial<Row> = {}): Row => ({
  owner: 'client',
  ids: ({ specimens, anna }) => ({
    id: specimens.cartId,
    productId: specimens.productId,
    userId: anna.userId,
  }),
  ...rest,
})
const order = (owner: Owner): Row => ({
  owner,
  ids: ({ specimens: { orderId } }) => ({ id: orderId, orderId }),
})
const client = (rest: Partial<Row> = {}): Row => ({
  owner: 'both',
  ids: ({ anna }) => ({ id: anna.userId }),
  ...rest,
})
const practitioner = (rest: Partial<Row> = {}): Row => ({
  owner: 'practitioner',
  ids: ({ sophie }) => ({ id: sophie.userId, practitionerId: sophie.userId }),
  ...rest,
})
const certificate = (): Row => ({
  owner: 'practitioner',
  ids: ({ sophie, specimens }) => ({
    practitionerId: sophie.userId,
    practitionerDataId: sophie.userId,
    id: specimens.certificateId,
  }),
})
const user = (rest: Partial<Row> = {}): Row => ({ ...client(rest), owner: 'client', ...rest })
const dataExport: Row = {
  owner: 'client',
  ids: ({ specimens }) => ({ id: specimens.exportId, format: 'json' }),
}

/** Every call that names a record of someone: whose record it is, and an input that its owner may send. */
const rows: Record<string, Row> = {
  'GET /cart/:id': cart(),
  'PUT /cart/:id': cart({ body: { countryCode: 'DE' } }),
  'DELETE /cart/:id': cart(),
  'PUT /cart/:id/bind': cart(),
  'PUT /cart/:id/bind/:userId': cart(),
  'PATCH /cart/:id/customer': cart({ body: { note: 'mine' } }),
  'POST /cart/:id/finalize': cart(),
  'PUT /cart/:id/products/:productId': cart({ body: { quantity: 2 } }),
  'DELETE /cart/:id/products/:productId': cart(),
  'GET /customer/:id': client(),
  'PUT /customer/:id': client({ body: { firstName: 'Mine' } }),
  'PATCH /customer/:id/practitioner-settings': client({ owner: 'practitioner', body: { muteAlerts: true } }),
  'POST /customer/files/:id/decision': {
    owner: 'practitioner',
    ids: ({ specimens }) => ({ id: specimens.fileId }),
    body: { decision: 'Keep' },
  },
  'GET /orders/:id': order('both'),
  'GET /orders/v2/:id': order('both'),
  'PUT /orders/:orderId/cancel': order('client'),
  'POST /orders/:orderId/payment': order('client'),
  'DELETE /auth/sessions/:id': {
    owner: 'client',
    ids: ({ specimens }) => ({ id: specimens.sessionId }),
  },
  'GET /recommendations/:id': plan(),
  'PUT /recommendations/:id': plan({ body: { name: 'Mine' } }),
  'PATCH /recommendations/:id': plan({ body: { muteAlerts: true } }),
  'DELETE /recommendations/:id': plan(),
  'POST /recommendations/:id/copy': plan({ body: {} }),
  'PUT /recommendations/:id/shared': plan(),
  'GET /recommendations/:id/orders': plan(),
  'POST /recommendations/:recommendationId/items': plan({
    body: { recommendationItems: [{ productId: '01890000-0000-7000-8000-000000000000' }] },
  }),
  'PUT /recommendations/:recommendationId/items/:id': planItem({ body: { notes: 'Mine' } }),
  'DELETE /recommendations/:recommendationId/items/:id': planItem(),
  'GET /practitioner/:id': practitioner({ owner: 'both' }),
  'PUT /practitioner/:id': practitioner({ body: { city: 'Mine' } }),
  'GET /practitioner/:id/customers': practitioner(),
  'POST /practitioner/:practitionerId/certificates': practitioner({ body: 'file' }),
  'DELETE /practitioner/:practitionerDataId/certificates/:id': certificate(),
  'GET /practitioner/:practitionerId/certificates/:id': certificate(),
  'GET /privacy/exports/:id': dataExport,
  'GET /privacy/exports/:id/:format': dataExport,
  'GET /users/:id': user(),
  'PUT /users/:id': user({ body: { firstName: 'Mine' } }),
  'PUT /users/:id/profilepicture': user({ body: 'file' }),
  'DELETE /users/:id/profilepicture': user(),
}

/** Parts of paths that are words, not records. */
const words = ['countryCode', 'languageCode', 'vat', 'kind', 'payCommissionsMonthly', 'surveyType']
const isOfSomeone = ({ url, config: { access } }: ApiRoute) =>
  ['owner', 'user', 'practitioner', 'approved', 'cart'].includes(access) &&
  [...url.matchAll(/:(\w+)/g)].some(([, name]) => !words.includes(String(name)))

const nameOf = ({ method, url }: ApiRoute) => `${method} ${url}`
const concerned = allRoutes.filter(isOfSomeone)

const api = await startApiOfFile({ isStocked: true })
const world = await makeWorld(api)
const [lars, tom] = [await makeApprovedPractitioner(api), await makeClient(api)]
await linked(api, lars, tom)
const file = uploadOf(await pictureOf(120, 120), 'me.jpg')

function send(route: ApiRoute, { ids, body }: Row, by: Person) {
  const values = ids(world)
  const url = servedAt(route.url).replace(/:(\w+)/g, (_, name: string) => values[name] ?? `no ${name}`)
  const input =
    body === 'file'
      ? { payload: file.payload, headers: { ...file.headers, ...by.headers } }
      : { ...(body === undefined ? {} : { payload: body }), headers: by.headers }
  return api.app.inject({ method: route.method, url, ...input })
}

const rowOf = (route: ApiRoute): Row => rows[nameOf(route)] as Row
const ownersOf = ({ owner }: Row): Person[] =>
  owner === 'both' ? [world.sophie, world.anna] : [owner === 'client' ? world.anna : world.sophie]

/** A call for practitioners only says so to a client, whatever it names. */
const refusal = (route: ApiRoute, person: Person) =>
  route.config.access === 'practitioner' && person === tom ? 403 : 404

describe('a record of someone', () => {
  test('has a row here for each call that names one', () => {
    expect(Object.keys(rows).sort()).toEqual(concerned.map(nameOf).sort())
  })

  test.for(
    concerned.filter(({ method }) => method === 'GET').map((route) => [nameOf(route), route] as const),
  )('is read by its owners: %s', async ([, route]) => {
    for (const owner of ownersOf(rowOf(route)))
      expect((await send(route, rowOf(route), owner)).statusCode).toBe(200)
  })

  test('is neither read nor changed by another practitioner or client: 404, and nothing changed', async () => {
    const before = await databaseDigest(api.db)
    for (const route of concerned)
      for (const person of [lars, tom]) {
        const { statusCode } = await send(route, rowOf(route), person)
        const who = person === tom ? 'a client' : 'a practitioner'
        expect({ call: nameOf(route), who, statusCode }).toEqual({
          call: nameOf(route),
          who,
          statusCode: refusal(route, person),
        })
      }
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

/** Own reads: what they answer depends on who asks alone. */
const ownReads = allRoutes.filter(
  ({ method, url, config: { access } }) =>
    method === 'GET' && !url.includes(':') && ['user', 'practitioner', 'approved'].includes(access),
)
const url = (route: ApiRoute) =>
  `${servedAt(route.url)}${route.url === '/customer/search' ? `?email=${world.anna.email}` : ''}`

test('no list and no own record of another practitioner or client names them or theirs', async () => {
  const { sophie, anna, specimens } = world
  const { productId: _, ...own } = specimens
  const theirs = [sophie.userId, sophie.email, anna.userId, anna.email, ...Object.values(own)]
  expect(ownReads.length).toBeGreaterThan(20)
  for (const route of ownReads)
    for (const person of [lars, tom]) {
      const { body, statusCode } = await api.app.inject({ url: url(route), headers: person.headers })
      const found = theirs.filter((text) => body.includes(text))
      expect({ call: nameOf(route), found }).toEqual({ call: nameOf(route), found: [] })
      expect([200, 403]).toContain(statusCode)
    }
})
