import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { one } from '#db/one'
import { newId } from '#kernel/ids'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import {
  makeAdmin,
  makeApprovedPractitioner,
  makeClient,
  makeNewcomer,
  makePerson,
  type Person,
} from '#test/people'
import { openFiles } from '#test/person-search'
import { executable, pdfOf, pictureBomb, pictureOf, uploadOf } from '#test/uploads'
import { users } from '../../identity/index.ts'
import { certificates } from './data/file-tables.ts'

const MEGABYTE = 1024 * 1024

type Caller = Pick<Person, 'headers'>

function upload(api: TestApi, ownerId: string, caller: Caller, file: ReturnType<typeof uploadOf>) {
  const { payload, headers } = file
  const url = `/api/practitioner/${ownerId}/certificates`
  return api.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...caller.headers } })
}

const statusOf = async (api: TestApi, { userId }: Person) =>
  (await api.db.select().from(users).where(eq(users.id, userId)))[0]?.userStatusId

test('credentials put a newcomer up for approval, and come back as they were, to be saved', async () => {
  const api = await startApi()
  const newcomer = await makePerson(api, {
    kind: 'Practitioner',
    status: 'New',
    permissions: ['practitioner:base'],
    practitioner: {},
  })
  const pdf = await pdfOf()
  const answer = await upload(api, newcomer.userId, newcomer, uploadOf(pdf, 'Diplôme d’État (2024).pdf'))
  expect(answer.statusCode).toBe(201)
  const certificate = answer.json()
  expect(certificate).toEqual({
    id: expect.any(String),
    name: 'Diplôme d’État (2024).pdf',
    contentType: 'application/pdf',
    bytes: pdf.length,
    uploadedAt: '2026-11-20T10:00:00.000Z',
    status: 'Pending',
    reason: null,
  })
  expect(await statusOf(api, newcomer)).toBe('PendingApproval')

  const url = `/api/practitioner/${newcomer.userId}/certificates/${certificate.id}`
  const file = await api.app.inject({ url, headers: newcomer.headers })
  expect(file.rawPayload).toEqual(pdf)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="Dipl_me d__tat _2024_.pdf"; filename*=UTF-8\'\'Dipl%C3%B4me%20d%E2%80%99%C3%89tat%20%282024%29.pdf',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const own = await api.app.inject({ url: `/api/practitioner/${newcomer.userId}`, headers: newcomer.headers })
  expect(own.json()).toMatchObject({
    userStatusId: 'PendingApproval',
    isCertificatesUploaded: true,
    certificateVerificationStatus: 'Pending',
    certificates: [certificate],
  })
})

test('a picture of a diploma is taken too, by what it is and not by its name', async () => {
  const api = await startApi()
  const newcomer = await makeNewcomer(api)
  const answer = await upload(
    api,
    newcomer.userId,
    newcomer,
    uploadOf(await pictureOf(400, 300), '../../etc/diploma.exe'),
  )
  expect(answer.json()).toMatchObject({ name: 'diploma.jpg', contentType: 'image/jpeg' })
})

test.for([
  ['a renamed executable', async () => executable, 415, 'file_type_refused'],
  ['a text', async () => Buffer.from('%no pdf'), 415, 'file_type_refused'],
  ['an empty file', async () => Buffer.alloc(0), 422, 'file_empty'],
  ['a picture bomb', async () => pictureBomb(), 422, 'picture_refused'],
  ['a PDF with a script', () => pdfOf('app.alert(1)'), 422, 'file_active'],
  ['a file one byte over 10 MB', async () => Buffer.alloc(10 * MEGABYTE + 1, 1), 413, 'file_too_large'],
  ['a file of 50 MB', async () => Buffer.alloc(50 * MEGABYTE, 1), 413, 'file_too_large'],
] as const)('%s is refused, and nothing changes', async ([, bytesOf, status, code]) => {
  const files = openFiles()
  const api = await startApi({ services: { files } })
  const newcomer = await makeNewcomer(api)
  const before = await databaseDigest(api.db)
  const answer = await upload(api, newcomer.userId, newcomer, uploadOf(await bytesOf()))
  expect(answer.json()).toMatchObject({ status, code })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect(files.all()).toEqual([])
})

test('a form without the file is named as such', async () => {
  const api = await startApi()
  const newcomer = await makeNewcomer(api)
  const answer = await upload(api, newcomer.userId, newcomer, uploadOf(await pdfOf(), 'a.pdf', 'other'))
  expect(answer.json()).toMatchObject({
    status: 400,
    code: 'contract_broken',
    errors: [{ id: 'File', error: 'file_missing' }],
  })
})

test('ten files are the most, also when two arrive at once', async () => {
  const api = await startApi()
  const newcomer = await makeNewcomer(api)
  const pdf = await pdfOf()
  const send = () => upload(api, newcomer.userId, newcomer, uploadOf(pdf))
  expect((await send()).statusCode).toBe(201)
  const row = one(await api.db.select().from(certificates))
  await api.db.insert(certificates).values(Array.from({ length: 8 }, () => ({ ...row, id: newId() })))
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect(await api.db.$count(certificates)).toBe(10)
})

test('credentials are removed with their file, but not once they were passed', async () => {
  const api = await startApi()
  const newcomer = await makeNewcomer(api)
  const first = (await upload(api, newcomer.userId, newcomer, uploadOf(await pdfOf()))).json()
  const second = (await upload(api, newcomer.userId, newcomer, uploadOf(await pdfOf()))).json()
  const remove = (id: string) =>
    api.app.inject({
      method: 'DELETE',
      url: `/api/practitioner/${newcomer.userId}/certificates/${id}`,
      headers: newcomer.headers,
    })
  await api.db.update(certificates).set({ status: 'Passed' }).where(eq(certificates.id, second.id))

  expect((await remove(first.id)).statusCode).toBe(204)
  await api.runJobs()
  expect(await api.services.files.get(`certificates/${first.id}`)).toBeNull()
  expect((await remove(first.id)).json()).toMatchObject({ status: 404, code: 'file_not_found' })
  expect((await remove(second.id)).json()).toMatchObject({ status: 409, code: 'certificate_passed' })
  expect(await api.services.files.get(`certificates/${second.id}`)).not.toBeNull()
})

test('another practitioner and a client find nothing and change nothing; an admin reads', async () => {
  const api = await startApi()
  const owner = await makeNewcomer(api)
  const { id } = (await upload(api, owner.userId, owner, uploadOf(await pdfOf()))).json()
  const strangers = [await makeApprovedPractitioner(api), await makeClient(api)]
  const admin = await makeAdmin(api, ['admin:base'])
  const before = await databaseDigest(api.db)
  const base = `/api/practitioner/${owner.userId}/certificates`
  for (const stranger of strangers) {
    const sent = await upload(api, owner.userId, stranger, uploadOf(await pdfOf()))
    const read = await api.app.inject({ url: `${base}/${id}`, headers: stranger.headers })
    const removed = await api.app.inject({
      method: 'DELETE',
      url: `${base}/${id}`,
      headers: stranger.headers,
    })
    const byOwnPath = await api.app.inject({
      url: `/api/practitioner/${stranger.userId}/certificates/${id}`,
      headers: stranger.headers,
    })
    expect([sent, read, removed, byOwnPath].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  }
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await api.app.inject({ url: `${base}/${id}`, headers: admin.headers })).statusCode).toBe(200)
})

test('the own settings take credentials too', async () => {
  const api = await startApi()
  const newcomer = await makeNewcomer(api)
  const { payload, headers } = uploadOf(await pdfOf())
  const put = (caller: Caller) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/settings/profile/certificate',
      payload,
      headers: { ...headers, ...caller.headers },
    })
  expect((await put(newcomer)).json()).toMatchObject({ name: 'diploma.pdf', status: 'Pending' })
  expect((await put(await makeAdmin(api))).statusCode).toBe(404)
})
