import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { executable, pdfOf, pictureBomb, pictureOf, uploadOf } from '#test/uploads'

type Caller = Pick<Person, 'headers'>

function put(api: TestApi, url: string, caller: Caller, bytes: Buffer) {
  const { payload, headers } = uploadOf(bytes, 'me.jpg')
  return api.app.inject({ method: 'PUT', url, payload, headers: { ...headers, ...caller.headers } })
}

const OWN = '/api/settings/profile/picture'

test('a picture is drawn again in its sizes, without what the camera wrote, and anyone who has its address sees it', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const answer = await put(api, OWN, anna, await pictureOf(600, 400))
  expect(answer.statusCode).toBe(200)
  const { profilePictureUrl, sizes } = answer.json()
  expect(profilePictureUrl).toMatch(/^\/images\/people\/[\w-]{22}-100\.webp$/)
  expect(Object.keys(sizes)).toEqual(['40', '60', '100', '40@2x', '60@2x', '100@2x'])
  for (const [name, url] of Object.entries<string>(sizes)) {
    const picture = await api.app.inject({ url })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const [size = '', density = '1'] = name.replace('x', '').split('@')
    const { width, height, exif } = await sharp(picture.rawPayload).metadata()
    expect({ width, height, exif }).toEqual({
      width: Number(size) * Number(density),
      height: Number(size) * Number(density),
      exif: undefined,
    })
  }
  const me = await api.app.inject({ url: '/api/users/me', headers: anna.headers })
  expect(me.json().profilePictureUrl).toBe(profilePictureUrl)
})

test('another picture replaces the one before, and removing leaves none; their files go too', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const first = (await put(api, OWN, anna, await pictureOf(100, 100))).json().profilePictureUrl
  const second = (await put(api, OWN, anna, await pictureOf(100, 100))).json().profilePictureUrl
  expect(second).not.toBe(first)
  await api.runJobs()
  expect((await api.app.inject({ url: first })).statusCode).toBe(404)
  expect((await api.app.inject({ url: second })).statusCode).toBe(200)

  const removed = await api.app.inject({ method: 'DELETE', url: OWN, headers: anna.headers })
  expect(removed.statusCode).toBe(204)
  await api.runJobs()
  expect((await api.app.inject({ url: second })).statusCode).toBe(404)
  const me = await api.app.inject({ url: '/api/users/me', headers: anna.headers })
  expect(me.json().profilePictureUrl).toBeNull()
})

test.for([
  ['a renamed executable', async () => executable, 415, 'file_type_refused'],
  ['a PDF', () => pdfOf(), 415, 'file_type_refused'],
  [
    'a drawing that could hold a script',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    415,
    'file_type_refused',
  ],
  ['a picture bomb', async () => pictureBomb(), 422, 'picture_refused'],
  [
    'a picture that ends in the middle',
    async () => (await pictureOf(300, 300)).subarray(0, 400),
    422,
    'picture_refused',
  ],
] as const)('%s is refused, and nothing changes', async ([, bytesOf, status, code]) => {
  const api = await startApi()
  const anna = await makeClient(api)
  const before = await databaseDigest(api.db)
  const answer = await put(api, OWN, anna, await bytesOf())
  expect(answer.json()).toMatchObject({ status, code, errors: [{ id: 'File', error: code }] })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a picture of someone else is set by an admin, and by nobody else', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const url = `/api/users/${anna.userId}/profilepicture`
  const picture = await pictureOf(100, 100)
  const strangers = [await makeClient(api), await makeApprovedPractitioner(api)]
  const before = await databaseDigest(api.db)
  for (const stranger of strangers) {
    expect((await put(api, url, stranger, picture)).statusCode).toBe(404)
    const removed = await api.app.inject({ method: 'DELETE', url, headers: stranger.headers })
    expect(removed.statusCode).toBe(404)
  }
  expect(await databaseDigest(api.db)).toEqual(before)
  const set = await put(api, url, await makeAdmin(api, ['admin:base']), picture)
  expect(set.json()).toMatchObject({
    id: anna.userId,
    profilePictureUrl: expect.stringContaining('/images/people/'),
  })
})

test('an address that nobody was given opens nothing', async () => {
  const api = await startApi()
  for (const name of [`${'a'.repeat(22)}-100.webp`, '../certificates/x', `${'a'.repeat(22)}-99.webp`])
    expect((await api.app.inject({ url: `/images/people/${name}` })).statusCode).not.toBe(200)
})
