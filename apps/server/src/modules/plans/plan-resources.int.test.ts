import { MOST_PLAN_RESOURCES } from '@salvia/contract/words/plans'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { one } from '#db/one'
import { newId } from '#kernel/ids'
import { startApiOfFile } from '#test/api'
import { linked } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { saveByCode } from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, makePlan, type Plan, sendPlanResource, uploadPlanResource } from '#test/plans'
import { executable, pdfOf, pictureOf, uploadWith } from '#test/uploads'
import { planResourceKey } from './data/plan-resource-queries.ts'
import { recommendationResources } from './data/plan-tables.ts'
import { erasePlansOf } from './use-cases/erase-plans.ts'

const api = await startApiOfFile()
const sophie = await makeApprovedPractitioner(api)
const [lars, anna, admin] = [await makeApprovedPractitioner(api), await makeClient(api), await makeAdmin(api)]
await linked(api, sophie, anna)
const { jobs } = api.app

type Resource = { id: string; name: string; contentType: string; kind: string; isShownToClients: boolean }
type Listed = { resources: Resource[]; version: number }

const read = async (planId: string) =>
  (await call(api, sophie, ['GET', `/recommendations/${planId}`])).json<Listed>()

test('a resource and a picture of a plan are kept, without what a camera writes into it, and saved by its practitioner', async () => {
  const { id: planId, version } = await makePlan(api, sophie)
  const resource = await uploadPlanResource(api, sophie, planId)
  const picture = (await sendPlanResource(api, sophie, planId, await pictureOf(60, 40))).json()
  expect(picture).toMatchObject({ contentType: 'image/webp', name: 'diploma.webp' })
  const bytes = await api.services.files.get(planResourceKey(picture.id))
  expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined()
  expect(await read(planId)).toMatchObject({
    version: version + 2,
    resources: [{ id: resource, contentType: 'application/pdf' }, { id: picture.id }],
  })
  const saved = await call(api, sophie, ['GET', `/recommendations/${planId}/resources/${resource}`])
  expect(saved.headers['content-disposition']).toContain('attachment')
  expect(saved.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('nobody adds resources to another one’s plan, and an admin who does is in the log', async () => {
  const { id: planId } = await makePlan(api, sophie)
  const before = await databaseDigest(api.db)
  expect((await sendPlanResource(api, lars, planId)).json()).toMatchObject({
    code: 'recommendation_not_found',
  })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await sendPlanResource(api, admin, planId)).statusCode).toBe(201)
})

test.for([
  ['a program', async () => executable, 415, 'file_type_refused'],
  ['a resource that runs something', () => pdfOf('app.alert(1)'), 422, 'file_active'],
] as const)('%s is refused, and nothing is kept', async ([, make, status, code]) => {
  const { id: planId } = await makePlan(api, sophie)
  const before = await databaseDigest(api.db)
  const bytes = await make()
  expect((await sendPlanResource(api, sophie, planId, bytes)).json()).toMatchObject({ status, code })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an upload says what it belongs to', async () => {
  const file = uploadWith({ entityType: 'Order', entityId: 'x' }, await pdfOf())
  const headers = { ...sophie.headers, ...file.headers }
  const sent = { method: 'POST', url: '/api/resources', payload: file.payload, headers } as const
  expect((await api.app.inject(sent)).json()).toMatchObject({
    status: 400,
    errors: [{ id: 'entityType' }, { id: 'entityId' }],
  })
})

test('a plan holds twenty resources, and one that is taken out is gone with its file', async () => {
  const { id: planId } = await makePlan(api, sophie)
  const first = await uploadPlanResource(api, sophie, planId)
  const row = one(
    await api.db.select().from(recommendationResources).where(eq(recommendationResources.id, first)),
  )
  const more = Array.from({ length: MOST_PLAN_RESOURCES - 2 }, () => ({ ...row, id: newId() }))
  await api.db.insert(recommendationResources).values(more)
  await uploadPlanResource(api, sophie, planId)
  expect((await sendPlanResource(api, sophie, planId)).json()).toMatchObject({
    status: 409,
    code: 'resources_full',
  })
  const path = `/recommendations/${planId}/resources/${first}`
  const answer = await call(api, sophie, ['DELETE', path])
  expect(answer.json<Listed>().resources).toHaveLength(MOST_PLAN_RESOURCES - 1)
  await api.runJobs()
  expect(await api.services.files.get(planResourceKey(first))).toBeNull()
  expect((await call(api, sophie, ['DELETE', path])).json()).toMatchObject({ code: 'resource_not_found' })
})

test('resources of a practitioner whose account is erased are gone with their files', async () => {
  const { id: planId } = await makePlan(api, lars)
  const resource = await uploadPlanResource(api, lars, planId)
  await api.db.transaction((tx) => erasePlansOf({ tx, jobs }, lars.userId, new Date('2026-03-01T00:00:00Z')))
  await api.runJobs()
  expect(await api.services.files.get(planResourceKey(resource))).toBeNull()
})

const pathOf = (planId: string, resourceId: string) => `/recommendations/${planId}/resources/${resourceId}`

async function planWithResources() {
  const plan = await makePlan(api, sophie)
  const [shown, hidden] = [
    await uploadPlanResource(api, sophie, plan.id),
    await uploadPlanResource(api, sophie, plan.id),
  ]
  const fields = { name: 'Evening soup', kind: 'Recipe', isShownToClients: true }
  const answer = await call(api, sophie, ['PATCH', pathOf(plan.id, shown), fields])
  return { plan, shown, hidden, changed: answer.json<Listed>() }
}

test('a resource says its name, its kind and whether clients see it, and is neither shown nor of a kind before', async () => {
  const { plan, shown, hidden, changed } = await planWithResources()
  expect(changed).toMatchObject({
    version: plan.version + 3,
    resources: [
      { id: shown, name: 'Evening soup', kind: 'Recipe', isShownToClients: true },
      { id: hidden, kind: 'Other', isShownToClients: false },
    ],
  })
  const again = await call(api, sophie, ['PATCH', pathOf(plan.id, shown), { kind: 'Recipe' }])
  expect(again.json<Listed>().version).toBe(plan.version + 3)
  const saved = await call(api, sophie, ['GET', pathOf(plan.id, shown)])
  expect(saved.headers['content-disposition']).toContain('filename="Evening soup.pdf"')
})

test('a resource of an unknown kind, of no name or of one of 121 characters is refused, and stays as it is', async () => {
  const { plan, shown } = await planWithResources()
  const before = await databaseDigest(api.db)
  for (const fields of [{ kind: 'Song' }, { name: ' ' }, { name: 'a'.repeat(121) }])
    expect((await call(api, sophie, ['PATCH', pathOf(plan.id, shown), fields])).statusCode).toBe(400)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a client of the plan and whoever has its code see and save what is shown to clients, nothing else', async () => {
  const { plan, shown, hidden } = await planWithResources()
  await saveByCode(api, anna, plan)
  const read = (await call(api, anna, ['GET', `/recommendations/${plan.id}`])).json<Listed>()
  expect(read.resources.map(({ id }) => id)).toEqual([shown])
  expect((await call(api, anna, ['GET', pathOf(plan.id, shown)])).statusCode).toBe(200)
  expect((await call(api, anna, ['GET', pathOf(plan.id, hidden)])).json()).toMatchObject({
    code: 'resource_not_found',
  })
  const byCode = `/recommendations/code/${plan.shareCode}`
  expect((await call(api, null, ['GET', byCode])).json().resources).toEqual([
    {
      id: shown,
      name: 'Evening soup',
      contentType: 'application/pdf',
      bytes: expect.any(Number),
      kind: 'Recipe',
    },
  ])
  const file = await call(api, null, ['GET', `${byCode}/resources/${shown}`])
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  expect((await call(api, null, ['GET', `${byCode}/resources/${hidden}`])).json()).toMatchObject({
    status: 404,
    code: 'resource_not_found',
  })
})

test('the code of a template gives nobody a resource who could not read the template without it', async () => {
  const { plan, shown } = await planWithResources()
  await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { isTemplate: true }])
  const file = await call(api, lars, ['GET', `/recommendations/code/${plan.shareCode}/resources/${shown}`])
  expect(file.json()).toMatchObject({ status: 404, code: 'recommendation_not_found' })
})

const copyOf = async (by: Person, plan: Plan, body: object = {}) =>
  (await call(api, by, ['POST', `/recommendations/${plan.id}/copy`, body])).json<Listed & { id: string }>()

test('a copy has the resources as files of its own, which outlive those of the plan', async () => {
  const { plan, shown } = await planWithResources()
  const { id, resources } = await copyOf(sophie, plan)
  expect(resources).toMatchObject([
    { name: 'Evening soup', kind: 'Recipe', isShownToClients: true },
    { kind: 'Other', isShownToClients: false },
  ])
  await call(api, sophie, ['DELETE', pathOf(plan.id, shown)])
  await api.runJobs()
  const saved = await call(api, sophie, ['GET', pathOf(id, String(resources[0]?.id))])
  expect(saved.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('who copies a plan by its code gets the resources that the code shows', async () => {
  const { plan } = await planWithResources()
  const { resources } = await copyOf(lars, plan, { shareCode: plan.shareCode })
  expect(resources).toMatchObject([{ name: 'Evening soup', isShownToClients: true }])
})
