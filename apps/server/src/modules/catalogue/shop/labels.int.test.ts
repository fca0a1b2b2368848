import { createServer } from 'node:http'
import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { LabelFill } from '@salvia/contract/catalogue/external-ids'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import { newProduct, productRecord } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { dsldLabels } from '../../../services/label-data/dsld-labels.ts'
import { endLostSyncs } from '../product-admin/use-cases/end-lost-syncs.ts'
import { productExternalIds } from '../products/product-tables.ts'

const [glucosamine, , dophilus] = readData<{ id: number; fullName: string }[]>(
  'catalogue/label-answers-v9.json',
)

/** The label service's next response; null while it is down. */
const service: { answer: unknown; status: number } = { answer: null, status: 200 }
const server = createServer((_req, res) => {
  const { answer, status } = service
  res.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
const log = pino({ level: 'silent' })
const labelData = dsldLabels({ url, apiKey: undefined, log, pauseMs: 0 })
const api = await startApiOfFile({ isStocked: true, services: { labelData } })
const admin = await makeAdmin(api)

type Problem = { status: number; code: string }

/** A product with an external id of its own; the label is that of the id. */
async function labelled(sku: string, answer: object & { id: number }, source = 'DSLD') {
  Object.assign(service, { answer, status: 200 })
  await api.db.delete(productExternalIds).where(eq(productExternalIds.value, String(answer.id)))
  const input = await newProduct(api, sku)
  const { id } = (await call(api, admin, ['POST', '/admin/products', input])).json<AdminProduct>()
  const key = { productId: id, source, value: String(answer.id) }
  const added = await call(api, admin, ['POST', '/admin/product-external-ids', key])
  const externalId = added.json<AdminProduct>().externalIds[0]?.id ?? ''
  const fill = (body?: object, version?: number) =>
    call(
      api,
      admin,
      body
        ? ['POST', `/admin/products/${id}/auto-fill-ingredients`, body]
        : ['POST', `/admin/products/${id}/auto-fill-ingredients`],
      version === undefined ? {} : at(version),
    )
  const sync = () => call(api, admin, ['POST', `/admin/product-external-ids/${externalId}/sync`])
  return { id, externalId, fill, sync }
}

const keptOf = async (externalId: string) =>
  (await api.db.select().from(productExternalIds).where(eq(productExternalIds.id, externalId)))[0]

test('a sync keeps the answer as it came, and a later one without an answer leaves it, with the reason', async () => {
  const { id, externalId, sync } = await labelled('SYNC-1', dophilus as { id: number })
  const before = await productRecord(api, admin, id)
  const synced = (await sync()).json<AdminProduct>()
  expect(synced.externalIds).toMatchObject([
    { hasRecord: true, askError: null, syncedAt: expect.any(String) },
  ])
  expect(synced.version).toBe(before.version)
  expect((await keptOf(externalId))?.record).toEqual(dophilus)

  for (const [answer, status, problem, askError] of [
    ['', 503, { status: 503, code: 'label_unavailable' }, 'Unavailable'],
    ['<html>', 200, { status: 502, code: 'label_unreadable' }, 'Unreadable'],
    [{ ...dophilus, id: 1 }, 200, { status: 502, code: 'label_unreadable' }, 'Unreadable'],
    [{}, 404, { status: 404, code: 'label_not_found' }, 'NotFound'],
  ] as const) {
    Object.assign(service, { answer, status })
    expect((await sync()).json<Problem>()).toMatchObject(problem)
    expect(await keptOf(externalId)).toMatchObject({ record: dophilus, askError, askedAt: expect.any(Date) })
  }
})

test('an id that no label service knows is not asked for', async () => {
  const { fill, sync } = await labelled('SYNC-2', { id: 5 }, 'PIM')
  const before = await databaseDigest(api.db)
  expect((await sync()).json()).toMatchObject({ status: 409, code: 'no_external_id' })
  expect((await fill()).json()).toMatchObject({ status: 409, code: 'no_external_id' })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an attempt whose process ended counts as not answered', async () => {
  const { externalId } = await labelled('SYNC-3', { id: 6 })
  const asked = new Date('2026-03-01T10:00:00Z')
  await api.db.update(productExternalIds).set({ askedAt: asked }).where(eq(productExternalIds.id, externalId))
  await endLostSyncs(api.db, new Date('2026-03-01T10:01:59Z'))
  expect((await keptOf(externalId))?.askError).toBeNull()
  await endLostSyncs(api.db, new Date('2026-03-01T10:02:01Z'))
  expect((await keptOf(externalId))?.askError).toBe('Unavailable')
})

test('a label is proposed without a change, and what is accepted of it is one save with its history', async () => {
  const { id, fill } = await labelled('FILL-1', dophilus as { id: number })
  const proposal = (await fill()).json<LabelFill>()
  const { version } = proposal.product
  expect(proposal.label).toMatchObject({ labelId: '264116', brandName: 'Solgar', askError: null })
  expect(proposal.changes.map(({ part }) => part)).toEqual([
    'ingredients',
    'servingSizes',
    'servingsPerContainer',
    'deliveryFormatSize',
    'suggestedIntake',
    'warnings',
    'storageRequirements',
    'otherIngredients',
  ])
  const american = proposal.changes.filter(({ isAmericanText }) => isAmericanText)
  expect(american.map(({ part }) => part)).toEqual(['suggestedIntake', 'warnings', 'storageRequirements'])
  expect(await productRecord(api, admin, id)).toMatchObject({ version, ingredients: [] })

  const accept = ['ingredients', 'servingSizes', 'servingsPerContainer', 'storageRequirements']
  const { readAt } = proposal.label
  const accepted = (await fill({ accept, readAt }, version)).json<LabelFill>()
  expect(accepted.product).toMatchObject({
    version: version + 1,
    servingsPerContainer: 60,
    servingSizes: [{ isMain: true, amount: 1, intakeFormatId: 'capsule' }],
    deliveryFormatSize: null,
    productLocalizations: [{ languageCode: 'en', warnings: '', isAutoTranslated: false }],
  })
  expect(
    accepted.product.ingredients.map(({ labelName, amount, unit, depth }) => [
      labelName,
      amount,
      unit,
      depth,
    ]),
  ).toEqual(
    expect.arrayContaining([['Lactobacillus acidophilus LA-5', 1.25, 'BillionsColonyFormingUnit', 1]]),
  )
  expect(accepted.changes.map(({ part }) => part)).toEqual([
    'deliveryFormatSize',
    'suggestedIntake',
    'warnings',
    'otherIngredients',
  ])
  const history = await call(api, admin, ['GET', `/admin/products/${id}/history`])
  const [entry] = history.json<{ results: { event: string; changes: { field: string }[] }[] }>().results
  expect(entry?.event).toBe('LabelAccepted')
  expect(entry?.changes.map(({ field }) => field)).toEqual([
    'servingsPerContainer',
    'servingSizes',
    'ingredients',
    'en.storageRequirements',
    'en.languageCode',
    'en.isAutoTranslated',
  ])
  const found = await call(api, admin, ['GET', '/admin/ingredients?name=acidophilus la-5'])
  expect(found.json()).toMatchObject({ results: [{ category: 'bacteria' }] })
})

test('what is accepted of one label is not written over another save or by another reading', async () => {
  const { id, fill, sync } = await labelled('FILL-2', glucosamine as { id: number })
  const { product, label } = (await fill()).json<LabelFill>()
  const { version } = product
  const { readAt } = label
  api.setNow(new Date(new Date(readAt).getTime() + 60_000))
  await sync()
  const before = await databaseDigest(api.db)
  const accept = ['ingredients']
  expect((await fill({ accept, readAt }, version)).json()).toMatchObject({
    status: 412,
    code: 'outdated',
    current: { id, version },
  })
  expect((await fill({ accept }, version - 1)).json()).toMatchObject({
    status: 412,
    current: { id },
  })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await fill({ accept }, version)).statusCode).toBe(200)
})

test('a service that is down leaves the label that was read before, and a product without one says so', async () => {
  const known = await labelled('FILL-3', dophilus as { id: number })
  await known.fill()
  Object.assign(service, { answer: '', status: 500 })
  const proposal = (await known.fill()).json<LabelFill>()
  expect(proposal.label).toMatchObject({ labelId: '264116', askError: 'Unavailable' })
  expect(proposal.changes.length).toBeGreaterThan(0)
  const unknown = await labelled('FILL-4', { id: 9 })
  Object.assign(service, { answer: '', status: 500 })
  expect((await unknown.fill()).json()).toMatchObject({ status: 503, code: 'label_unavailable' })
  expect((await unknown.fill({ accept: ['warnings'] })).json()).toMatchObject({
    status: 404,
    code: 'label_not_found',
  })
})

test('a label of any shape can be accepted whole', async () => {
  const strange = {
    id: 77,
    fullName: 'Strange',
    servingsPerContainer: '10-20',
    servingSizes: [{ minQuantity: '1/2', unit: 'Capsule(s)' }, 'two'],
    netContents: [{ display: '1,000,000,000 Capsule(s)' }],
    ingredientRows: [
      {
        name: 'x'.repeat(5000),
        ingredientGroup: 'y'.repeat(5000),
        category: 'blend',
        quantity: [{ quantity: 1e300, unit: 'mg' }],
      },
      {
        name: 'Zinc',
        quantity: [{ quantity: '5 to 10', unit: 'mg' }],
        nestedRows: [{ name: 'Zinc', quantity: null }],
      },
    ],
    statements: [
      { type: 'Precautions re: Allergies', notes: ',,;;' },
      { type: 'Storage', notes: 'z'.repeat(50_000) },
    ],
  }
  const { fill } = await labelled('FILL-5', strange)
  const { changes, remarks } = (await fill()).json<LabelFill>()
  expect(remarks).toContainEqual({ kind: 'AmountRange', name: 'Zinc', printed: '5–10 mg' })
  const accepted = await fill({ accept: changes.map(({ part }) => part) })
  expect(accepted.json<LabelFill>()).toMatchObject({ changes: [], product: { servingsPerContainer: 10 } })
})

test('labels are found for an external id, and a service that is down says so', async () => {
  Object.assign(service, { answer: { hits: [{ _id: '7', _source: { fullName: 'Zinc 15' } }] }, status: 200 })
  const found = await call(api, admin, ['GET', '/admin/labels?query=zinc&limit=1'])
  expect(found.json()).toMatchObject({
    results: [{ labelId: '7', fullName: 'Zinc 15' }],
    pager: { count: 2, countIsEstimate: true },
  })
  Object.assign(service, { answer: '', status: 500 })
  const down = await call(api, admin, ['GET', '/admin/labels?query=zinc'])
  expect(down.json()).toMatchObject({ status: 503, code: 'label_unavailable' })
})
