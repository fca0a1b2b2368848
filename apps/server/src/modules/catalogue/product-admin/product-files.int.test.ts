import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { someProduct } from '#test/admin-catalogue'
import { NOW, startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { executable, pdfOf, pictureBomb, pictureOf, uploadOf } from '#test/uploads'
import { products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

function send(path: string, bytes: Buffer, name = 'photo.jpg') {
  const { payload, headers } = uploadOf(bytes, name)
  return api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...headers, ...admin.headers },
  })
}
const imagesOf = ({ id }: { id: string }) => `/admin/products/${id}/productimages`
const picture = (url: string, query = '') => api.app.inject({ url: `${url}${query}` })

test('a picture is drawn again without what the camera wrote, and the first is the main one', async () => {
  const product = await someProduct(api, admin)
  const added = await send(imagesOf(product), await pictureOf(2000, 1000))
  expect(added.statusCode).toBe(201)
  const { productImages, imageUrl } = added.json<AdminProduct>()
  expect(productImages.map(({ url }) => url)).toEqual([imageUrl])
  expect(imageUrl).toMatch(/^\/images\/catalogue\/[\w-]{22}$/)
  const shown = await picture(imageUrl, '?width=640&format=png')
  expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const metadata = await sharp(shown.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'png', width: 640, height: 320 })
  expect(metadata.exif).toBeUndefined()
  const card = await call(api, null, ['GET', `/products/${product.id}`])
  expect(card.json()).toMatchObject({ imageUrl })
})

test('pictures stand in the order that is saved; without one the pack is drawn again', async () => {
  const product = await someProduct(api, admin, 1)
  await send(imagesOf(product), await pictureOf(300, 300))
  const two = (await send(imagesOf(product), await pictureOf(400, 300))).json<AdminProduct>()
  const turned = [...two.productImages].reverse()
  const order = { productImageIds: turned.map(({ id }) => id) }
  const saved = await call(api, admin, ['PUT', `/admin/products/${product.id}`, order], at(two.version))
  expect(saved.json()).toMatchObject({ productImages: turned, imageUrl: turned[0]?.url })
  const seen = await picture(String(turned[0]?.url))
  expect(seen.statusCode).toBe(200)
  for (const { id } of turned)
    await call(api, admin, ['DELETE', `/admin/products/${product.id}/productImages/${id}`])
  await api.runJobs()
  const left = await call(api, admin, ['GET', `/admin/products/${product.id}`])
  expect(left.json()).toMatchObject({ productImages: [], imageUrl: `/images/packshots/${product.id}` })
  expect((await picture(String(turned[1]?.url), '?width=480')).statusCode).toBe(404)

  api.setNow(new Date(NOW.getTime() + 60_000))
  const etag = String(seen.headers.etag)
  for (const headers of [{}, { 'if-none-match': etag }])
    expect((await api.app.inject({ url: `${turned[0]?.url}`, headers })).statusCode).toBe(404)
  api.setNow(NOW)
})

test.for([
  ['no picture', () => Buffer.from('%PDF-1.7 not one'), 415, 'file_type_refused'],
  ['a program', () => executable, 415, 'file_type_refused'],
  ['a picture bomb', () => pictureBomb(), 422, 'picture_refused'],
  ['half a picture', async () => (await pictureOf(400, 400)).subarray(0, 200), 422, 'picture_refused'],
] as const)('%s is refused, and nothing is changed', async ([, bytes, status, code]) => {
  const product = await someProduct(api, admin)
  const before = await databaseDigest(api.db)
  const answer = await send(imagesOf(product), await bytes())
  expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
    status,
    code,
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a picture comes in the sizes, formats, qualities and backgrounds that are offered, and no others', async () => {
  const product = await someProduct(api, admin)
  const { productImages } = (await send(imagesOf(product), await pictureOf(600, 300))).json<AdminProduct>()
  const imageUrl = String(productImages.at(-1)?.url)
  const boxed = await picture(imageUrl, '?width=320&height=320&format=jpeg&background=ffffff&quality=60')
  expect(await sharp(boxed.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 })
  const large = await picture(imageUrl, '?width=1536')
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 600 })
  const again = await api.app.inject({
    url: `${imageUrl}?width=1536`,
    headers: { 'if-none-match': String(large.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  for (const query of ['?width=321', '?height=7', '?quality=100', '?background=red', '?format=svg', '?x=1'])
    expect((await picture(imageUrl, query)).statusCode).toBe(400)
  expect((await picture('/images/catalogue/aaaaaaaaaaaaaaaaaaaaaa')).statusCode).toBe(404)
})

test('a resource of a product is saved by visitors, never shown in the page, and goes with its row', async () => {
  const product = await someProduct(api, admin, 2)
  const added = await send(`/admin/resources/Product/${product.id}`, await pdfOf(), 'leaflet.html')
  expect(added.statusCode).toBe(201)
  const { id, url } = added.json<{ id: string; url: string }>()
  const saved = await api.app.inject({ url })
  expect(saved.headers['content-disposition']).toContain('attachment; filename="leaflet.pdf"')
  const shown = await call(api, null, ['GET', `/products/${product.id}`])
  expect(shown.json()).toMatchObject({ productResources: [{ id, name: 'leaflet.pdf', url, kind: 'Other' }] })
  const active = await send(`/admin/resources/Product/${product.id}`, await pdfOf('app.alert(1)'), 'x.pdf')
  expect(active.json()).toMatchObject({ status: 422, code: 'file_active' })
  await call(api, admin, ['DELETE', `/admin/products/${product.id}/productResources/${id}`])
  await api.runJobs()
  expect((await api.app.inject({ url })).statusCode).toBe(404)
})

test('admins see how many products a brand has, hidden ones included', async () => {
  const [{ id = '', productCount = 0 } = {}] = (
    await call(api, admin, ['GET', '/admin/brands?sort=-productCount&limit=1'])
  ).json<{ results: AdminBrand[] }>().results
  expect(productCount).toBe(await api.db.$count(products, eq(products.brandId, id)))
  expect(productCount).toBeGreaterThan(0)
})

test('a brand is made, renamed with its products, and has a picture; a name stands once', async () => {
  const made = await call(api, admin, [
    'POST',
    '/admin/brands',
    { name: 'Kruidhof', websiteUrl: 'kruidhof.example' },
  ])
  expect(made.statusCode).toBe(201)
  const brand = made.json<AdminBrand>()
  expect(brand).toMatchObject({
    name: 'Kruidhof',
    websiteUrl: '//kruidhof.example',
    productCount: 0,
    version: 1,
  })
  const { imageUrl } = (await send('/admin/brands/image', await pictureOf(200, 200))).json<{
    imageUrl: string
  }>()
  const path = `/admin/brands/${brand.id}`
  const saved = await call(api, admin, ['PUT', path, { name: 'Kruidhof Zaden', imageUrl }], at(1))
  expect(saved.json()).toMatchObject({ name: 'Kruidhof Zaden', imageUrl, version: 2 })
  expect((await call(api, admin, ['GET', '/admin/brands?name=kruid'])).json()).toMatchObject({
    results: [{ id: brand.id }],
    pager: { count: 1 },
  })
  const before = await databaseDigest(api.db)
  const late = await call(api, admin, ['PUT', path, { name: 'Late' }], at(1))
  expect(late.json()).toMatchObject({ status: 412, current: { name: 'Kruidhof Zaden' } })
  const twice = await call(api, admin, ['POST', '/admin/brands', { name: 'KRUIDHOF ZADEN' }])
  expect(twice.json()).toMatchObject({ status: 409, code: 'name_taken' })
  for (const change of [
    { websiteUrl: 'javascript:alert(1)' },
    { imageUrl: 'https://elsewhere.example/x.png' },
  ])
    expect((await call(api, admin, ['PUT', path, change], at(2))).statusCode).toBe(422)
  expect(await databaseDigest(api.db)).toEqual(before)
})
