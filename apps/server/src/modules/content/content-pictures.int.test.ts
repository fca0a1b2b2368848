import type { RequestListener } from 'node:http'
import type { ContentFault, EntryFault } from '@salvia/contract/content/content-fault'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { listen } from '#test/json-server'
import { makeAdmin } from '#test/people'
import { callVersioned } from '#test/plans'
import { executable, pictureOf } from '#test/uploads'
import { contentPictures } from '../../services/content/content-pictures.ts'
import type { ContentSource } from '../../services/content/content-source.ts'

const MB = 1024 * 1024

type Asked = { path: string; authorization: string | undefined }

/** A content service with pictures, and a shop that shows one of them on the page about it. */
const fault = (problem: string, about: string) => ({
  ...{ item: null, place: ['sections', '1', 'picture', 'src'], problem, about },
})

async function setUp(elsewhere = 'http://127.0.0.1:1/elsewhere.jpg') {
  const asked: Asked[] = []
  const photo = await pictureOf(2000, 1000)
  let isDown = false
  const answers: Record<string, RequestListener> = {
    '/uploads/photo.jpg': (_, res) => res.setHeader('content-type', 'image/jpeg').end(photo),
    '/uploads/broken.jpg': (_, res) => res.setHeader('content-type', 'image/jpeg').end(executable),
    '/uploads/page.jpg': (_, res) => res.setHeader('content-type', 'text/html').end('<script></script>'),
    '/uploads/large.jpg': (_, res) => res.setHeader('content-type', 'image/jpeg').end(Buffer.alloc(30 * MB)),
    '/uploads/endless.jpg': (_, res) => {
      res.setHeader('content-type', 'image/jpeg')
      for (let part = 0; part < 30; part += 1) res.write(Buffer.alloc(MB))
      res.end()
    },
    '/uploads/moved.jpg': (_, res) => res.writeHead(302, { location: elsewhere }).end(),
  }
  const url = await listen((req, res) => {
    const path = String(req.url)
    asked.push({ path, authorization: req.headers.authorization })
    if (isDown) return res.writeHead(502).end()
    const answer = answers[path]
    return answer ? answer(req, res) : res.writeHead(404).end()
  })
  let picture: object = {}
  const source: ContentSource = {
    kind: 'strapi',
    read: async (name) => (name === 'about' ? { title: 'Us', sections: [{ heading: 'We', picture }] } : null),
  }
  const pictures = contentPictures({ url, token: 'may-read' })
  const content = { ...source, pictures, drafts: null, empty: () => {}, edition: () => 0 }
  const api = await startApi({ services: { content } })
  const admin = await makeAdmin(api)
  return {
    api,
    asked,
    url,
    goDown: () => {
      isDown = true
    },
    /** What the page shows with this picture. */
    show: async (src: string, more: object = {}) => {
      picture = { src, alt: 'We', width: 2000, height: 1000, ...more }
      const page = (await api.app.inject('/api/content/about')).json()
      return page.sections[0].picture
    },
    faults: async (): Promise<EntryFault[]> => {
      const told = await callVersioned(api, admin, ['GET', '/admin/content/faults'])
      return told.json().results.flatMap(({ faults }: ContentFault) => faults)
    },
  }
}

test('a picture of the content service is shown by the shop in the width that is asked for, and kept', async () => {
  const { api, asked, show, goDown } = await setUp()
  const { src, darkSrc, width } = await show('/uploads/photo.jpg', { darkSrc: '/uploads/photo.jpg' })
  expect(src).toMatch(/^\/images\/content\/[\w-]{43}\/[\w-]+\?width=1536$/)
  expect([darkSrc, width]).toEqual([src, 2000])
  const small = src.replace('1536', '320')
  const answer = await api.app.inject(small)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { width: drawn, height, exif } = await sharp(answer.rawPayload).metadata()
  expect([drawn, height, exif]).toEqual([320, 160, undefined])
  expect(asked).toEqual([{ path: '/uploads/photo.jpg', authorization: 'Bearer may-read' }])
  goDown()
  expect((await api.app.inject(small)).rawPayload).toEqual(answer.rawPayload)
  expect(asked).toHaveLength(1)
})

test('a picture of the shop stays where it is', async () => {
  const { show } = await setUp()
  expect(await show('/pictures/en/day.jpg')).toMatchObject({ src: '/pictures/en/day.jpg', darkSrc: null })
})

test.for([
  ['/uploads/large.jpg', 'is larger than 10 MB'],
  ['/uploads/endless.jpg', 'is larger than 10 MB'],
  ['/uploads/page.jpg', 'is no picture'],
  ['/uploads/broken.jpg', 'cannot be read, or has too many pixels'],
  ['/uploads/none.jpg', 'the content service answered 404'],
] as const)('%s is refused, told to admins and left out', async ([path]) => {
  const { api, asked, show, faults } = await setUp()
  const { src } = await show(path)
  expect(await faults()).toEqual([])
  const answer = await api.app.inject(src)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control']).toBeUndefined()
  expect(await show(path)).toBeNull()
  expect(await faults()).toEqual([fault('PictureRefused', path)])
  expect((await api.app.inject(src)).statusCode).toBe(404)
  expect(asked).toHaveLength(1)
  expect(await show('/uploads/photo.jpg')).not.toBeNull()
  expect(await faults()).toEqual([])
})

test('nothing is asked for anywhere but at the content service', async () => {
  const elsewhere: string[] = []
  const other = await listen((req, res) => {
    elsewhere.push(String(req.url))
    res.end()
  })
  const { api, asked, url, show, faults } = await setUp(`${other}/moved.jpg`)
  const moved = await show('/uploads/moved.jpg')
  expect((await api.app.inject(moved.src)).statusCode).toBe(404)
  expect(elsewhere).toEqual([])
  for (const src of ['https://cms.example/a.jpg', 'https://169.254.169.254/latest']) {
    expect(await show(src)).toBeNull()
    expect(await faults()).toEqual([fault('PictureElsewhere', src)])
  }
  const { src } = await show('/uploads/photo.jpg')
  const [signature] = src.slice('/images/content/'.length).split('/')
  const packed = Buffer.from(`${url}/uploads/secret.jpg`).toString('base64url')
  for (const path of [`${signature}/${packed}`, packed, 'https://cms.example/a.jpg'])
    expect((await api.app.inject(`/images/content/${path}?width=320`)).statusCode).toBe(404)
  expect(asked.map(({ path }) => path)).toEqual(['/uploads/moved.jpg'])
})

test('a service that is away is asked again, and its picture stays on the page', async () => {
  const { api, asked, show, goDown, faults } = await setUp()
  const { src } = await show('/uploads/photo.jpg')
  goDown()
  const answer = await api.app.inject(src)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
  await api.app.inject(src)
  expect(asked).toHaveLength(2)
  expect((await show('/uploads/photo.jpg')).src).toBe(src)
  expect(await faults()).toEqual([])
})

test('a size that no page asks for is not drawn', async () => {
  const { api, asked, show } = await setUp()
  const { src } = await show('/uploads/photo.jpg')
  expect((await api.app.inject(src.replace('1536', '1537'))).statusCode).toBe(400)
  expect(asked).toEqual([])
})
