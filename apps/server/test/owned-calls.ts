import { type ApiRoute, servedAt } from '@salvia/contract/route'
import type { Person } from './people.ts'
import type { World } from './specimens.ts'
import { pdfOf, pictureOf, uploadOf } from './uploads.ts'

type Owner = 'practitioner' | 'client' | 'both'
export type OwnedCall = {
  owner: Owner
  ids: (world: World) => Record<string, string>
  body?: object | 'file' | ((world: World) => object)
}

const plan = (rest: Partial<OwnedCall> = {}): OwnedCall => ({
  owner: 'practitioner',
  ids: ({ specimens: { planId, itemId } }) => ({ id: planId, recommendationId: planId, itemId }),
  ...rest,
})
const planItem = (rest: Partial<OwnedCall> = {}): OwnedCall =>
  plan({ ids: ({ specimens: { planId, itemId } }) => ({ recommendationId: planId, id: itemId }), ...rest })
const planResource = (): OwnedCall =>
  plan({
    ids: ({ specimens: { planId, resourceId } }) => ({ recommendationId: planId, resourceId }),
  })
const cart = (rest: Partial<OwnedCall> = {}): OwnedCall => ({
  owner: 'client',
  ids: ({ specimens, anna }) => ({
    id: specimens.cartId,
    productId: specimens.productId,
    userId: anna.userId,
  }),
  ...rest,
})
const order = (owner: Owner): OwnedCall => ({
  owner,
  ids: ({ specimens: { orderId } }) => ({ id: orderId, orderId }),
})
const client = (rest: Partial<OwnedCall> = {}): OwnedCall => ({
  owner: 'both',
  ids: ({ anna }) => ({ id: anna.userId }),
  ...rest,
})
const practitioner = (rest: Partial<OwnedCall> = {}): OwnedCall => ({
  owner: 'practitioner',
  ids: ({ sophie }) => ({ id: sophie.userId, practitionerId: sophie.userId }),
  ...rest,
})
const certificate = (): OwnedCall => ({
  owner: 'practitioner',
  ids: ({ sophie, specimens }) => ({
    practitionerId: sophie.userId,
    practitionerDataId: sophie.userId,
    id: specimens.certificateId,
  }),
})
const user = (rest: Partial<OwnedCall> = {}): OwnedCall => ({ ...client(rest), owner: 'client', ...rest })
const dataExport: OwnedCall = {
  owner: 'client',
  ids: ({ specimens }) => ({ id: specimens.exportId, format: 'json' }),
}

/** Every call that names a record of someone: whose record it is, and an input that its owner may send. */
export const ownedCalls: Record<string, OwnedCall> = {
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
    body: ({ specimens }) => ({ recommendationItems: [{ productId: specimens.otherProductId }] }),
  }),
  'PUT /recommendations/:recommendationId/items/:id': planItem({ body: { notes: 'Mine' } }),
  'DELETE /recommendations/:recommendationId/items/:id': planItem(),
  'GET /recommendations/:recommendationId/resources/:resourceId': planResource(),
  'DELETE /recommendations/:recommendationId/resources/:resourceId': planResource(),
  'GET /practitioner/:id': practitioner({ owner: 'both' }),
  'PUT /practitioner/:id': practitioner({ body: { city: 'Mine' } }),
  'GET /practitioner/:id/customers': practitioner(),
  'POST /practitioner/:practitionerId/certificates': practitioner({ body: 'file' }),
  'DELETE /practitioner/:practitionerDataId/certificates/:id': certificate(),
  'GET /practitioner/:practitionerDataId/certificates/:id': certificate(),
  'GET /privacy/exports/:id': dataExport,
  'GET /privacy/exports/:id/:format': dataExport,
  'GET /users/:id': user(),
  'PUT /users/:id': user({ body: { firstName: 'Mine' } }),
  'PUT /users/:id/profilepicture': user({ body: 'file' }),
  'DELETE /users/:id/profilepicture': user(),
}

export const nameOf = ({ method, url }: ApiRoute): string => `${method} ${url}`

export const ownedCallOf = (route: ApiRoute): OwnedCall => ownedCalls[nameOf(route)] as OwnedCall

const fileFor = async (url: string) =>
  url.endsWith('/certificates') ? uploadOf(await pdfOf()) : uploadOf(await pictureOf(120, 120), 'me.jpg')

async function inputOf(world: World, { url }: ApiRoute, body: OwnedCall['body']) {
  if (body === 'file') return fileFor(url)
  if (body === undefined) return { headers: {} }
  return { payload: typeof body === 'function' ? body(world) : body, headers: {} }
}

/** Sends a call about a record of the world's practitioner or client, with an input that its owner may send. */
export async function sendOwned(world: World, route: ApiRoute, by: Person) {
  const { ids, body } = ownedCallOf(route)
  const values = ids(world)
  const url = servedAt(route.url).replace(/:(\w+)/g, (_, name: string) => values[name] ?? `no ${name}`)
  const { headers, ...input } = await inputOf(world, route, body)
  return world.api.app.inject({ method: route.method, url, ...input, headers: { ...headers, ...by.headers } })
}
