import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { startApiOfFile } from '#test/api'
import { demoProductId } from '../../../../seed/catalogue/demo-id.ts'

const api = await startApiOfFile({ isStocked: true })

const omega = demoProductId(214224)
const get = (id: string, query = '', headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/images/packshots/${id}${query}`, headers })

test.for([
  ['', 'webp', 320, 427],
  ['?width=96', 'webp', 96, 128],
  ['?width=640&format=avif', 'heif', 640, 853],
] as const)('%s is a %s of %i by %i', async ([query, format, width, height]) => {
  const answer = await get(omega, query)
  expect(answer.statusCode).toBe(200)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height })
})

test('the drawing itself can be had', async () => {
  const answer = await get(omega, '?format=svg')
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(answer.payload).toContain('<title>Nordic Naturals Omega-3D Lemon</title>')
})

test('the strength on the pack is that of the only active', async () => {
  const answer = await get(demoProductId(298074), '?format=svg')
  expect(answer.payload).toContain('<title>Thorne Magnesium Bisglycinate 200 mg</title>')
})

test('a picture is kept for a day, and not sent again to those who have it', async () => {
  const first = await get(omega)
  expect(first.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
  const again = await get(omega, '', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  expect((await get(omega, '?width=96')).headers.etag).not.toBe(first.headers.etag)
})

test.for(['?width=321', '?width=-1', '?width=huge', '?format=gif', '?height=3'])(
  '%s is refused',
  async (query) => {
    expect((await get(omega, query)).statusCode).toBe(400)
  },
)

test('a product that is none has no picture', async () => {
  expect((await get(newId())).statusCode).toBe(404)
  expect((await get('not-an-id')).statusCode).toBe(400)
})

test.for(['home', 'shop', 'brands', 'plan'])(
  'the preview of %s is one picture a language, of a fixed size',
  async (page) => {
    const social = (lang: string) => api.app.inject({ url: `/images/social/${page}?lang=${lang}` })
    const [german, french] = [await social('de'), await social('fr')]
    expect(german.headers['content-type']).toBe('image/png')
    expect(await sharp(german.rawPayload).metadata()).toMatchObject({ width: 1280, height: 640 })
    expect(german.rawPayload.equals(french.rawPayload)).toBe(false)
  },
)

test('a preview of anything else, or in another language, is none', async () => {
  for (const address of [
    '/images/social/other',
    '/images/social/shop?lang=es',
    '/images/social/shop?width=3072',
  ])
    expect((await api.app.inject({ url: address })).statusCode).toBe(400)
})
