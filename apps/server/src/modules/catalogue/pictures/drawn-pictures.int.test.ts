import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { someProduct } from '#test/admin-catalogue'
import { NOW, startApi, type TestApi } from '#test/api'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { pictureOf, uploadOf } from '#test/uploads'
import { demoProductId } from '../../../seed/catalogue/demo-id.ts'
import { products } from '../products/product-tables.ts'
import { drawnPictures } from './drawn-picture-tables.ts'
import { drawnKey } from './image-address.ts'
import { boundDrawn } from './use-cases/keep-drawn.ts'

const omega = demoProductId(214224)
const packShot = (api: TestApi, query = '?width=44', id = omega) =>
  api.app.inject({ url: `/images/packshots/${id}${query}` })
const rowsOf = (api: TestApi, subject = `packshots/${omega}`) =>
  api.db.select().from(drawnPictures).where(eq(drawnPictures.subject, subject))

test.for([
  ['a size that no page asks for', '?width=321'],
  ['one larger than any screen', '?width=3072'],
  ['an AVIF that takes seconds', '?width=1536&format=avif'],
  ['a PNG that takes megabytes', '?width=1280&format=png'],
  ['a box of any form', '?width=1280&height=44'],
  ['a quality of its own', '?quality=90'],
  ['a background of its own', '?background=000000'],
] as const)('%s is not drawn', async ([, query]) => {
  const api = await startApi({ isStocked: true, isFresh: true })
  expect((await packShot(api, query)).statusCode).toBe(400)
  expect(await api.db.$count(drawnPictures)).toBe(0)
})

test('a picture is drawn once for all processes, also when several ask for it at the same time', async () => {
  const api = await startApi({ isStocked: true, isFresh: true })
  const answers = await Promise.all([packShot(api), packShot(api), packShot(api)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const [row, ...others] = await rowsOf(api)
  expect(others).toEqual([])
  const tag = row?.tag ?? ''
  expect(answers[0]?.headers.etag).toBe(`"${tag}"`)
  expect(await api.services.files.get(drawnKey(tag))).toEqual(answers[0]?.rawPayload)

  const kept = Buffer.from('as another process finds it')
  await api.services.files.put(drawnKey(tag), kept, 'image/webp')
  const other = await startApi({ isStocked: true, services: { files: api.services.files } })
  expect((await packShot(other)).rawPayload).toEqual(kept)
})

test('a store of files that is away costs a drawing, not a picture', async () => {
  const away = async () => {
    throw new Error('away')
  }
  const files = { kind: 's3' as const, put: away, get: away, has: away, remove: away }
  const api = await startApi({ isStocked: true, services: { files } })
  expect((await packShot(api)).statusCode).toBe(200)
})

test('pictures of a pack that changed are removed with the first of the new ones', async () => {
  const api = await startApi({ isStocked: true, isFresh: true })
  const before = await Promise.all(['?width=44', '?width=64'].map((query) => packShot(api, query)))
  const old = await rowsOf(api)
  expect(old).toHaveLength(2)
  await api.db.update(products).set({ name: 'Another name' }).where(eq(products.id, omega))
  const after = await packShot(api)
  expect(after.headers.etag).not.toBe(before[0]?.headers.etag)
  await api.runJobs()
  expect((await rowsOf(api)).map(({ tag }) => `"${tag}"`)).toEqual([after.headers.etag])
  for (const { tag } of old) expect(await api.services.files.has(drawnKey(tag))).toBe(false)
})

test('what was drawn of an uploaded picture goes with it', async () => {
  const api = await startApi({ isStocked: true, isFresh: true })
  const admin = await makeAdmin(api)
  const { id } = await someProduct(api, admin)
  const form = uploadOf(await pictureOf(300, 200), 'photo.jpg')
  const added = await api.app.inject({
    method: 'POST',
    url: `/api/admin/products/${id}/productimages`,
    payload: form.payload,
    headers: { ...form.headers, ...admin.headers },
  })
  const { imageUrl, productImages } = added.json()
  await api.app.inject({ url: `${imageUrl}?width=44` })
  const [row] = await api.db.select().from(drawnPictures)
  expect(row?.subject).toBe(imageUrl.replace('/images/', ''))
  await call(api, admin, ['DELETE', `/admin/products/${id}/productImages/${productImages[0].id}`])
  await api.runJobs()
  expect(await api.db.$count(drawnPictures)).toBe(0)
  expect(await api.services.files.has(drawnKey(row?.tag ?? ''))).toBe(false)
})

test('all drawn pictures together are bounded: those that were drawn first go', async () => {
  const api = await startApi({ isStocked: true, isFresh: true })
  for (const [at, width] of [44, 64, 88].entries()) {
    api.setNow(new Date(NOW.getTime() + at * 1000))
    await packShot(api, `?width=${width}`)
  }
  const byAge = await api.db.select().from(drawnPictures).orderBy(asc(drawnPictures.drawnAt))
  const [first, ...newer] = byAge
  const mostBytes = newer.reduce((sum, { bytes }) => sum + bytes, 0)
  await boundDrawn(api.app, mostBytes)
  await api.runJobs()
  expect((await rowsOf(api)).map(({ tag }) => tag).sort()).toEqual(newer.map(({ tag }) => tag).sort())
  expect(await api.services.files.has(drawnKey(first?.tag ?? ''))).toBe(false)
  expect(await api.services.files.has(drawnKey(newer[0]?.tag ?? ''))).toBe(true)
})

test('past what may wait a picture is refused for a moment, which nobody keeps', async () => {
  const api = await startApi({ isStocked: true, isFresh: true })
  const ids = await api.db.select({ id: products.id }).from(products).orderBy(asc(products.sku)).limit(80)
  const answers = await Promise.all(ids.map(({ id }) => packShot(api, '?width=44', id)))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { statusCode, headers } of refused)
    expect([
      statusCode,
      headers['retry-after'],
      headers['cache-control']?.includes('public') ?? false,
    ]).toEqual([503, '5', false])
  expect(await api.db.$count(drawnPictures)).toBe(answers.length - refused.length)
})
