import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeNewcomer, type Person } from '#test/people'
import { openFiles } from '#test/person-search'
import { pdfHolding, uploadOf } from '#test/uploads'

function upload(
  api: TestApi,
  ownerId: string,
  caller: Pick<Person, 'headers'>,
  file: ReturnType<typeof uploadOf>,
) {
  const { payload, headers } = file
  const url = `/api/practitioner/${ownerId}/certificates`
  return api.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...caller.headers } })
}

test('a PDF bomb is refused, and nothing changes', async () => {
  const files = openFiles()
  const api = await startApi({ services: { files } })
  const newcomer = await makeNewcomer(api)
  const before = await databaseDigest(api.db)
  const answer = await upload(api, newcomer.userId, newcomer, uploadOf(await pdfHolding(100_000_000)))
  expect(answer.json()).toMatchObject({ status: 422, code: 'file_active' })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect(files.all()).toEqual([])
})

test('the server answers while a PDF bomb is looked at, and takes the next PDF', async () => {
  const api = await startApi()
  const newcomer = await makeNewcomer(api)
  const answered: string[] = []
  const note = (what: string) => () => answered.push(what)
  const bomb = upload(api, newcomer.userId, newcomer, uploadOf(await pdfHolding(12_000_000)))
  await Promise.all([
    bomb.then(note('upload')),
    api.app
      .inject({ url: `/api/practitioner/${newcomer.userId}`, headers: newcomer.headers })
      .then(note('read')),
  ])
  expect(answered).toEqual(['read', 'upload'])
  expect((await bomb).json()).toMatchObject({ status: 422, code: 'file_active' })
  const PDF = await upload(api, newcomer.userId, newcomer, uploadOf(await pdfHolding(100)))
  expect(PDF.statusCode).toBe(201)
})
