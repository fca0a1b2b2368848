import { HOUR_MS } from '@salvia/contract/durations'
import { PREVIEW_PATH_LENGTH } from '@salvia/contract/words/content'
import { cookieNames } from '@salvia/contract/words/cookies'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeAdmin } from '#test/people'
import { noContentPictures } from '../../services/content/content-pictures.ts'
import { ContentRefusal } from '../../services/content/content-request.ts'
import { type ContentSource, UncertainDraft } from '../../services/content/content-source.ts'
import { signPreview } from './preview-token.ts'

const sourceOf = (title: string): ContentSource => ({
  kind: 'strapi',
  read: async (name) => (name === 'about' ? { title } : null),
})

async function setUp(drafts: ContentSource | null = sourceOf('Drafted')) {
  const content = {
    ...sourceOf('Published'),
    pictures: noContentPictures,
    drafts: drafts && (() => drafts),
    empty: () => {},
    edition: () => 0,
  }
  const api = await startApi({ services: { content } })
  const admin = await makeAdmin(api)
  const link = async (path: string) => {
    const url = `/api/admin/content/preview?path=${encodeURIComponent(path)}`
    return (await api.app.inject({ url, headers: admin.headers })).json()
  }
  const open = (token: string) => api.app.inject(`/api/content/previews/${encodeURIComponent(token)}`)
  const answerWith = (token?: string) => {
    const cookies = token === undefined ? {} : { cookies: { [cookieNames.preview]: token } }
    return api.app.inject({ url: '/api/content/about', ...cookies })
  }
  const titleWith = async (token?: string) => {
    const answer = await answerWith(token)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return answer.json().title
  }
  const key = api.app.config.secrets.token
  return { api, link, open, answerWith, titleWith, key }
}

test('a signed link opens a page for an hour, and whoever has it is shown drafts, nobody else', async () => {
  const { api, link, open, titleWith } = await setUp()
  const { url, endsAt } = (await link('/about?x=1')).link
  expect(Date.parse(endsAt) - api.app.now().getTime()).toBe(HOUR_MS)
  expect(url).toMatch(new RegExp(`^${api.app.config.publicUrl}/preview/[\\w.-]+$`))
  const token = url.slice(url.lastIndexOf('/') + 1)
  expect((await open(token)).json()).toEqual({ path: '/about?x=1', endsAt })
  expect([await titleWith(token), await titleWith()]).toEqual(['Drafted', 'Published'])
})

test('a link opens the longest page that one may be made for', async () => {
  const { link, open } = await setUp()
  const question = '/faqs/all?userType=practitioner&category=commission&question='
  const path = question.padEnd(PREVIEW_PATH_LENGTH, 'x')
  const { url, endsAt } = (await link(path)).link
  expect((await open(url.slice(url.lastIndexOf('/') + 1))).json()).toEqual({ path, endsAt })
  expect((await link(`${path}x`)).status).toBe(400)
})

test('a link that is over, forged or not whole opens nothing and shows what is published', async () => {
  const { api, open, titleWith, key } = await setUp()
  const now = api.app.now()
  const { token } = signPreview(key, '/about', now)
  const [until, path, signature] = token.split('.')
  const later = Number(until) + HOUR_MS
  const elsewhere = Buffer.from('//evil.example').toString('base64url')
  const refused = [
    signPreview(key, '/about', new Date(now.getTime() - HOUR_MS)).token,
    signPreview('another key', '/about', now).token,
    `${later}.${path}.${signature}`,
    `${until}.${elsewhere}.${signature}`,
    token.slice(0, -1),
    'x',
  ]
  for (const each of refused) {
    const answer = await open(each)
    expect([answer.statusCode, answer.json().code, await titleWith(each)]).toEqual([
      422,
      'mailed_link_over',
      'Published',
    ])
  }
  expect(await titleWith(token)).toBe('Drafted')
})

const failing = (error: Error): ContentSource => ({ kind: 'strapi', read: () => Promise.reject(error) })

test('of drafts that the service forbids it is said, and what is published is shown; a link leads to no other site', async () => {
  const { api, link, answerWith, key } = await setUp(failing(new ContentRefusal(403, 'Forbidden')))
  const shown = await answerWith(signPreview(key, '/', api.app.now()).token)
  expect(shown.json()).toMatchObject({ title: 'Published', draft: 'Refused' })
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example'])
    expect((await link(path)).status).toBe(400)
})

test.for([
  ['Published', 'None', { kind: 'strapi', read: async () => null }],
  ['Published', 'None', sourceOf('Published')],
  ['Published', 'Uncertain', failing(new UncertainDraft())],
  ['Drafted', 'Shown', sourceOf('Drafted')],
] as const)('it is said of %s in a preview whether that is a draft: %s', async ([title, draft, drafts]) => {
  const { api, answerWith, key } = await setUp(drafts)
  const shown = await answerWith(signPreview(key, '/', api.app.now()).token)
  expect(shown.json()).toMatchObject({ title, draft })
  expect((await answerWith()).json()).not.toHaveProperty('draft')
})

const webinar = {
  ...{ id: 'iron', title: 'Iron', description: 'What it does' },
  ...{ startsAt: '2026-12-03T18:00:00.000Z', minutes: 45 },
}

test('a webinar that is there as a draft alone is shown in a preview, and said to be one', async () => {
  const drafts: ContentSource = {
    kind: 'strapi',
    read: async (name) => (name === 'webinars' ? [webinar] : null),
  }
  const { api, key } = await setUp(drafts)
  const { token } = signPreview(key, '/', api.app.now())
  const url = '/api/content/webinars/iron'
  expect((await api.app.inject(url)).statusCode).toBe(404)
  const shown = await api.app.inject({ url, cookies: { [cookieNames.preview]: token } })
  expect(shown.json()).toMatchObject({ title: 'Iron', draft: 'Shown' })
})

const away = [503, 'content_unanswered', '5']
const refused = [502, 'content_refused', undefined]

test.for([
  ['does not answer', new Error('no answer in time'), away],
  ...[429, 500, 503].map((status) => [`answers ${status}`, new ContentRefusal(status, ''), away] as const),
  ...[401, 404].map((status) => [`answers ${status}`, new ContentRefusal(status, ''), refused] as const),
] as const)(
  'where the service %s, what is published does not pass for a draft, and another try is offered where it may help',
  async ([, error, expected]) => {
    const { api, answerWith, titleWith, key } = await setUp(failing(error))
    const answer = await answerWith(signPreview(key, '/', api.app.now()).token)
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual(expected)
    expect(await titleWith()).toBe('Published')
  },
)

test('no link is offered where content has no drafts', async () => {
  const { api, link, titleWith, key } = await setUp(null)
  expect(await link('/')).toEqual({ link: null })
  expect(await titleWith(signPreview(key, '/', api.app.now()).token)).toBe('Published')
})
