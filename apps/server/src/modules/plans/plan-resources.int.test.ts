import { MOST_PLAN_RESOURCES } from '@salvia/contract/words/plans'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { linked } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call, makePlan, sendPlanResource, uploadPlanResource } from '#test/plans'
import { executable, pdfOf, pictureOf, uploadWith } from '#test/uploads'
import { planResourceKey } from './data/plan-resource-queries.ts'
import { erasePlansOf } from './use-cases/erase-plans.ts'

const api = await startApiOfFile()
const sophie = await makeApprovedPractitioner(api)
const [lars, anna, admin] = [await makeApprovedPractitioner(api), await makeClient(api), await makeAdmin(api)]
await linked(api, sophie, anna)
const { jobs } = api.app

type Listed = { resources: { id: string; name: string; contentType: string }[]; version: number }

const read = async (planId: string) =>
  (await call(api, sophie, ['GET', `/recommendations/${planId}`])).json<Listed>()

test('a paper and a picture of a plan are kept, without what a camera writes into it, and saved by its practitioner', async () => {
  const { id: planId, version } = await makePlan(api, sophie)
  const paper = await uploadPlanResource(api, sophie, planId)
  const picture = (await sendPlanResource(api, sophie, planId, await pictureOf(60, 40))).json()
  expect(picture).toMatchObject({ contentType: 'image/webp', name: 'diploma.webp' })
  const bytes = await api.services.files.get(planResourceKey(picture.id))
  expect((await sharp(bytes ?? undefined).metadata()).exif).toBeUndefined()
  expect(await read(planId)).toMatchObject({
    version: version + 2,
    resources: [{ id: paper, contentType: 'application/pdf' }, { id: picture.id }],
  })
  const saved = await call(api, sophie, ['GET', `/recommendations/${planId}/resources/${paper}`])
  expect(saved.headers['content-disposition']).toContain('attachment')
  expect(saved.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('nobody adds papers to another one’s plan, and an admin who does is in the log', async () => {
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
  ['a paper that runs something', () => pdfOf('app.alert(1)'), 422, 'file_active'],
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

test('a plan holds twenty papers, and one that is taken out is gone with its file', async () => {
  const { id: planId } = await makePlan(api, sophie)
  const ids: string[] = []
  for (let at = 0; at < MOST_PLAN_RESOURCES; at += 1) ids.push(await uploadPlanResource(api, sophie, planId))
  expect((await sendPlanResource(api, sophie, planId)).json()).toMatchObject({
    status: 409,
    code: 'resources_full',
  })
  const path = `/recommendations/${planId}/resources/${ids[0]}`
  const answer = await call(api, sophie, ['DELETE', path])
  expect(answer.json<Listed>().resources).toHaveLength(MOST_PLAN_RESOURCES - 1)
  await api.runJobs()
  expect(await api.services.files.get(planResourceKey(ids[0] ?? ''))).toBeNull()
  expect((await call(api, sophie, ['DELETE', path])).json()).toMatchObject({ code: 'resource_not_found' })
})

test('papers of a practitioner whose account is erased are gone with their files', async () => {
  const { id: planId } = await makePlan(api, lars)
  const paper = await uploadPlanResource(api, lars, planId)
  await api.db.transaction((tx) => erasePlansOf({ tx, jobs }, lars.userId, new Date('2026-03-01T00:00:00Z')))
  await api.runJobs()
  expect(await api.services.files.get(planResourceKey(paper))).toBeNull()
})
