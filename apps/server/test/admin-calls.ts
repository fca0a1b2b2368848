import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { outboxMessages } from '../src/kernel/outbox/data/outbox-tables.ts'
import { newProduct, productRecord } from './admin-catalogue.ts'
import { NOW, type TestApi } from './api.ts'
import { auth } from './auth.ts'
import { codeOf } from './authenticator.ts'
import { makeApprovedPractitioner, PASSWORD, type Person } from './people.ts'
import { call } from './plans.ts'
import { settingsCalls } from './settings-calls.ts'
import type { World } from './specimens.ts'
import { uploadOf } from './uploads.ts'

async function messageId({ api }: World): Promise<string> {
  const [row] = await api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.state, 'Sent'))
    .orderBy(asc(outboxMessages.id))
  return row?.id ?? ''
}

const newcomer = {
  firstName: 'Jan',
  lastName: 'Bakker',
  email: 'jan.bakker@post.example',
  userKindId: 'Client',
  permissions: [],
  preferredLanguageCode: 'en',
  countryId: 'NL',
}

type Of<T> = (world: World, admin: Person) => T | Promise<T>

/** What an admin sends: the ids of its path by their names, or one that stands for all; a body, or a picture. */
export type AdminCall = {
  ids?: Of<Record<string, string>>
  id?: Of<string>
  body?: object | Of<object>
  isUpload?: true
  /** It is written whichever version there is. */
  isVersioned?: true
  /** What is uploaded; a picture when it is left out. */
  file?: Buffer
}
const sophieId = ({ sophie }: World) => sophie.userId

const someProductId = ({ specimens }: World) => specimens.productId
const numbered = ({ api }: World) => newProduct(api, 'AUDIT-1')

const someRecord = ({ api, specimens }: World, admin: Person) =>
  productRecord(api, admin, specimens.productId)
const entity = ({ specimens }: World) => ({ entityType: 'Product', entityId: specimens.productId })

/** A part of the product: its newest, by the name of the list that holds it. */
const partOf =
  (list: 'productLocalizations' | 'productImages' | 'productResources'): AdminCall['ids'] =>
  async (it, admin) => {
    const record = await someRecord(it, admin)
    return { productId: record.id, id: record[list].at(-1)?.id ?? '' }
  }
const linkBody = { kind: 'Alternative' }
const otherLink = ({ specimens }: World) => ({
  id: specimens.productId,
  linkedProductId: specimens.otherProductId,
})

/** In this order: each leaves what the next one needs. */
const productPartCalls: Record<string, AdminCall> = {
  'POST /admin/products/:productId/productlocalizations': {
    id: async (it, admin) => {
      const { id } = await someRecord(it, admin)
      await call(it.api, admin, ['DELETE', `/admin/products/${id}/productlocalizations/fr`])
      return id
    },
    body: { languageCode: 'fr', description: 'Zinc' },
  },
  'PUT /admin/products/:productId/productlocalizations': {
    id: someProductId,
    body: { languageCode: 'fr', description: 'Le zinc' },
  },
  'PUT /admin/products/:productId/productlocalizations/:id': {
    ids: partOf('productLocalizations'),
    body: { description: 'Zink' },
  },
  'DELETE /admin/products/:productId/productlocalizations/:id': { ids: partOf('productLocalizations') },
  'POST /admin/products/:id/linked-products': {
    id: async (it, admin) => {
      const { id, linkedProductId } = otherLink(it)
      await call(it.api, admin, ['DELETE', `/admin/products/${id}/linked-products/${linkedProductId}`])
      return id
    },
    body: async ({ specimens }) => ({ ...linkBody, linkedProductId: specimens.otherProductId }),
  },
  'PUT /admin/products/:id/linked-products': {
    id: someProductId,
    body: async ({ specimens }) => ({
      linkedProducts: [{ ...linkBody, linkedProductId: specimens.otherProductId, isHidden: true }],
    }),
  },
  'DELETE /admin/products/:id/linked-products/:linkedProductId': { ids: otherLink },
  'POST /admin/products/:productId/productimages': { id: someProductId, isUpload: true },
  'DELETE /admin/products/:productId/productImages/:id': { ids: partOf('productImages') },
  'DELETE /admin/products/:productId/productResources/:id': { ids: partOf('productResources') },
}

const externalId = async (it: World, admin: Person) =>
  (await someRecord(it, admin)).externalIds.at(-1)?.id ?? ''

/** The external id under which the product's label is shipped. */
const labelId = async (it: World, admin: Person) =>
  (await someRecord(it, admin)).externalIds.find(({ source }) => source === 'DSLD')?.id ?? ''

type Mergeable = 'ingredients' | 'ingredient-groups'

const made = async (api: TestApi, admin: Person, kind: Mergeable, name: string): Promise<string> =>
  (await call(api, admin, ['POST', `/admin/${kind}`, { name }])).json<{ id: string }>().id

async function twoToMerge(api: TestApi, admin: Person, kind: Mergeable) {
  const suffix = randomUUID()
  const targetId = await made(api, admin, kind, `Kept ${suffix}`)
  return { targetId, sourceIds: [await made(api, admin, kind, `Merged ${suffix}`)] }
}

async function mergeOf(api: TestApi, admin: Person, kind: Mergeable): Promise<string> {
  const body = await twoToMerge(api, admin, kind)
  const answer = await call(api, admin, ['POST', `/admin/${kind}/merge`, body])
  return answer.json<{ mergeId: string }>().mergeId
}

/** A file that renames the product, read or written too. */
async function importId(it: World, admin: Person, state: 'Ready' | 'Done'): Promise<string> {
  await it.api.runJobs()
  const { sku } = await someRecord(it, admin)
  const file = uploadOf(Buffer.from(`sku;name\n${sku};Zinc ${randomUUID()}`))
  const headers = { ...file.headers, ...admin.headers }
  const { payload } = file
  const read = await it.api.app.inject({
    method: 'POST',
    url: '/api/admin/product-imports',
    payload,
    headers,
  })
  const { id } = read.json<{ id: string }>()
  if (state === 'Done') await call(it.api, admin, ['POST', `/admin/product-imports/${id}/apply`])
  await it.api.runJobs()
  return id
}

/** Someone whose second factor is on. */
async function doublyKept({ api }: World): Promise<string> {
  const { userId, headers } = await makeApprovedPractitioner(api)
  const { secret } = (await auth(api, 'POST /totp', { password: PASSWORD }, { headers })).json()
  await auth(api, 'POST /totp/verify', { code: codeOf(secret, NOW) }, { headers })
  return userId
}

const importCalls: Record<string, AdminCall> = {
  'POST /admin/product-imports': { isUpload: true, file: Buffer.from('sku;name\nAUDIT-1;Zinc') },
  'POST /admin/product-imports/:id/apply': { id: (it, admin) => importId(it, admin, 'Ready') },
  'POST /admin/product-imports/:id/undo': { id: (it, admin) => importId(it, admin, 'Done') },
  'POST /admin/products/bulk': {
    body: ({ specimens }) => ({ productIds: [specimens.productId], change: { addMarkers: ['Audited'] } }),
  },
}

/** What admins alone may write. */
export const adminCalls: Record<string, AdminCall> = {
  'PUT /admin/practitioners/:id': { id: sophieId, body: { isVip: true } },
  'POST /admin/practitioners/:id/new-odoo-account': { id: sophieId },
  'POST /admin/practitioner-bank-data/:practitionerId': {
    id: sophieId,
    body: {
      accountHolder: 'Sophie van Dijk',
      iban: 'NL91ABNA0417164300',
      bankCountryId: 'NL',
      password: PASSWORD,
    },
  },
  'POST /admin/outbox/:id/resend': { id: messageId },
  'POST /users': { body: newcomer },
  'DELETE /users/:id/second-factor': { id: doublyKept },
  'POST /admin/products': { body: numbered },
  'PUT /admin/products/:id': {
    id: someProductId,
    body: { canBeSample: true },
    isVersioned: true,
  },
  'POST /admin/products/:id/archive': { id: someProductId },
  ...productPartCalls,
  ...importCalls,
  ...settingsCalls,
  'POST /admin/brands': { body: { name: 'Kruidhof' } },
  'PUT /admin/brands/:id': {
    id: async (it, admin) => (await someRecord(it, admin)).productBrandId,
    body: { description: 'Herbs' },
    isVersioned: true,
  },
  'POST /admin/brands/image': { isUpload: true },
  'POST /admin/images/:entityType/:entityId': { ids: entity, isUpload: true },
  'POST /admin/resources/:entityType/:entityId': { ids: entity, isUpload: true },
  'POST /admin/ingredients': { body: { name: 'Sage leaf' } },
  'PUT /admin/ingredients/:id': {
    id: async ({ api }, admin) => made(api, admin, 'ingredients', 'Thyme leaf'),
    body: { synonyms: ['Thyme'] },
    isVersioned: true,
  },
  'PUT /admin/ingredients/:id/group/:groupId': {
    ids: async ({ api }, admin) => ({
      id: await made(api, admin, 'ingredients', 'Balm leaf'),
      groupId: await made(api, admin, 'ingredient-groups', 'Herbs'),
    }),
  },
  'POST /admin/ingredients/merge': { body: ({ api }, admin) => twoToMerge(api, admin, 'ingredients') },
  'POST /admin/ingredients/merges/:id/undo': { id: ({ api }, admin) => mergeOf(api, admin, 'ingredients') },
  'POST /admin/ingredient-groups': { body: { name: 'Roots' } },
  'PUT /admin/ingredient-groups/:id': {
    id: async ({ api }, admin) => made(api, admin, 'ingredient-groups', 'Seeds'),
    body: { synonyms: ['Grains'] },
    isVersioned: true,
  },
  'POST /admin/ingredient-groups/merge': {
    body: ({ api }, admin) => twoToMerge(api, admin, 'ingredient-groups'),
  },
  'POST /admin/ingredient-groups/merges/:id/undo': {
    id: ({ api }, admin) => mergeOf(api, admin, 'ingredient-groups'),
  },
  'POST /admin/product-external-ids': {
    body: async ({ specimens }) => ({
      productId: specimens.productId,
      source: 'PIM',
      value: randomUUID(),
    }),
  },
  'PUT /admin/product-external-ids/:id': {
    id: externalId,
    body: async () => ({ source: 'PIM', value: randomUUID() }),
  },
  'POST /admin/product-external-ids/:id/sync': { id: labelId },
  'POST /admin/products/:id/auto-fill-ingredients': { id: someProductId, body: { accept: ['warnings'] } },
  'DELETE /admin/product-external-ids/:id': { id: externalId },
}
