import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryOf } from '@salvia/contract/content/entries'
import type { ContentName } from '@salvia/contract/words/content'
import { languages } from '@salvia/contract/words/locale'
import { expect, onTestFinished, test } from 'vitest'
import { startDirectus } from '#test/directus-server'
import { startStrapi } from '#test/strapi-server'
import { takenTypes } from '#test/taken-types'
import { runContentCommand } from '../../content-command.ts'
import { contentModels, isContentList } from './content-models.ts'
import { type ContentSource, UncertainDraft } from './content-source.ts'
import { directusContent } from './directus-content.ts'
import { fileContent } from './file-content.ts'
import { strapiContent } from './strapi-content.ts'

const token = 'may-write'

const entryFrom = async (source: ContentSource, name: ContentName, language: 'en' | 'de' | 'nl' | 'fr') => {
  const value = await source.read(name, language)
  return isContentList(name)
    ? entryOf(name)
        .array()
        .parse(value ?? [])
    : entryOf(name).parse(value)
}

/** What each entry says in each language, as pages read it. */
async function everything(source: ContentSource) {
  const texts: Record<string, unknown> = {}
  for (const { name } of contentModels())
    for (const language of languages) texts[`${language}/${name}`] = await entryFrom(source, name, language)
  return texts
}

const startFilledIn = (locales: string[] = [...languages]) => startStrapi(takenTypes(), locales, token)

async function run(service: string, url: string, given = token) {
  const said: string[] = []
  const variables = { CONTENT_URL: url, CONTENT_TOKEN: given }
  const code = await runContentCommand(['export', service], variables, (line) => void said.push(line))
  return { code, said: said[0] }
}

/** An address of this machine at which nothing listens any more. */
async function closedAddress() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test.for([
  ['strapi', () => startFilledIn(), strapiContent],
  ['directus', () => startDirectus(token), directusContent],
] as const)('%s is filled once, and says what the files said', async ([service, start, sourceOf]) => {
  const server = await start()
  const shipped = await everything(fileContent())
  expect(Object.keys(shipped)).toHaveLength(contentModels().length * languages.length)

  const first = await run(service, server.url)
  expect(first).toEqual({
    code: 0,
    said: expect.stringMatching(/^31 entries: \d+ texts added, 0 were there and stay as they are\.$/),
  })
  expect(await everything(sourceOf({ url: server.url, token }))).toEqual(shipped)

  const writes = server.writes()
  const added = Number(first.said?.match(/: (\d+) texts/)?.[1])
  expect(await run(service, server.url)).toEqual({
    code: 0,
    said: `31 entries: 0 texts added, ${added} were there and stay as they are.`,
  })
  expect(server.writes()).toBe(writes)
})

test('Strapi: one command gives it the content types that it lacks, waits for its start and fills it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'strapi-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const types = {}
  const { url } = await startStrapi(types, [...languages], token)
  const variables = { CONTENT_URL: url, CONTENT_TOKEN: token }
  const said: string[] = []
  const exportTo = () =>
    runContentCommand(['export', 'strapi', folder], variables, (line) => {
      if (said.push(line) === 1) Object.assign(types, takenTypes())
    })
  expect(await exportTo()).toBe(0)
  expect(said[0]).toMatch(/files of content types below .+src\/api\. Start Strapi again\.$/)
  expect(said[1]).toMatch(/^31 entries: \d+ texts added, 0 were there/)
  const schema = 'src/api/faqs-item/content-types/faqs-item/schema.json'
  expect(JSON.parse(await readFile(join(folder, schema), 'utf8'))).toMatchObject({ kind: 'collectionType' })

  await rm(join(folder, schema))
  said.length = 0
  expect(await exportTo()).toBe(0)
  expect(said[0]).toMatch(/^31 entries: 0 texts added/)
  expect(existsSync(join(folder, schema))).toBe(false)
})

test('Strapi: what an editor took offline is not made again, and a language that lacks is added to its document', async () => {
  const server = await startFilledIn()
  await run('strapi', server.url)
  const [document] = server.documentsOf('faqs')
  document?.published.clear()
  document?.draft.delete('de')
  const { length } = server.documentsOf('faqs')
  expect((await run('strapi', server.url)).said).toMatch(/^31 entries: 1 texts added/)
  expect(server.documentsOf('faqs')).toHaveLength(length)
  expect([...(document?.draft.keys() ?? [])].sort()).toEqual(['de', 'en', 'fr', 'nl'])
  expect([...(document?.published.keys() ?? [])]).toEqual(['de'])
})

test('Directus: a text that an editor has changed stays, a language that lacks is added', async () => {
  const server = await startDirectus(token)
  await run('directus', server.url)
  const [faq] = server.items.get('faqs') ?? []
  const changed = { languages_code: 'en-US', question: 'Mine?', answer: 'Mine.' }
  if (faq) faq.translations = [changed]
  expect((await run('directus', server.url)).said).toMatch(/^31 entries: 3 texts added/)
  expect(faq?.translations?.map(({ languages_code: code }) => code)).toEqual([
    'en-US',
    'de-DE',
    'nl-NL',
    'fr-FR',
  ])
  expect(faq?.translations?.[0]).toEqual(changed)
})

test('Directus: a field that a release adds is made and filled, what editors wrote in the others stays', async () => {
  const server = await startDirectus(token)
  await run('directus', server.url)
  const texts = server.collections.get('faqs_translations')
  const [faq] = server.items.get('faqs')?.slice(1) ?? []
  for (const item of server.items.get('faqs') ?? [])
    for (const translation of item.translations ?? []) delete translation.searchWords
  if (texts) texts.fields = texts.fields.filter(({ field }) => field !== 'searchWords')
  Object.assign(faq?.translations?.[0] ?? {}, { question: 'Mine?' })

  expect((await run('directus', server.url)).said).toMatch(/^31 entries: 0 texts added/)
  expect(texts?.fields.map(({ field }) => field)).toContain('searchWords')
  const source = directusContent({ url: server.url, token })
  const [, changed, ...rest] = (await source.read('faqs', 'en')) as Record<string, unknown>[]
  const [, shipped, ...others] = (await fileContent().read('faqs', 'en')) as Record<string, unknown>[]
  expect(changed).toMatchObject({ question: 'Mine?', searchWords: shipped?.searchWords })
  expect(rest.map(({ searchWords = null }) => searchWords)).toEqual(
    others.map(({ searchWords = null }) => searchWords),
  )

  Object.assign(faq?.translations?.[0] ?? {}, { searchWords: null })
  const writes = server.writes()
  await run('directus', server.url)
  expect(server.writes()).toBe(writes)
})

test('Strapi: a draft is shown to a preview only', async () => {
  const server = await startFilledIn()
  await run('strapi', server.url)
  const settings = { url: server.url, token }
  const [about] = server.documentsOf('about')
  const published = about?.published.get('en')
  if (published) about?.draft.set('en', { ...published, title: 'Drafted' })
  const titles = [strapiContent(settings), strapiContent(settings, 'draft')].map((each) =>
    each.read('about', 'en'),
  )
  expect(await Promise.all(titles)).toMatchObject([{ title: published?.title }, { title: 'Drafted' }])
})

test('Directus: a draft of a page and an item that is a draft are shown to a preview only', async () => {
  const server = await startDirectus(token)
  await run('directus', server.url)
  const [published, drafts] = [
    directusContent({ url: server.url, token }),
    directusContent({ url: server.url, token }, 'draft'),
  ]
  const [faq, archived] = server.items.get('faqs') ?? []
  Object.assign(faq ?? {}, { status: 'draft' })
  Object.assign(archived ?? {}, { status: 'archived' })
  const idsOf = async (source: ContentSource) =>
    ((await source.read('faqs', 'en')) as { id: string }[]).map(({ id }) => id)
  expect(await idsOf(published)).not.toContain(faq?.slug)
  expect(await idsOf(drafts)).toEqual([faq?.slug, ...(await idsOf(published))])

  await expect(drafts.read('about', 'en')).rejects.toThrow(UncertainDraft)
  const [about] = server.items.get('about') ?? []
  Object.assign(about ?? {}, { draft: { translations: [{ languages_code: 'en-GB', title: 'Drafted' }] } })
  expect(await drafts.read('about', 'en')).toMatchObject({ title: 'Drafted' })
  expect(await published.read('about', 'en')).toMatchObject({ title: expect.not.stringContaining('Drafted') })
})

test('a wrong address, a wrong token and missing content types are said in a line, with what to do', async () => {
  const strapi = await startFilledIn()
  expect(await run('strapi', strapi.url, 'guessed')).toEqual({
    code: 1,
    said: `Strapi at ${strapi.url} refuses CONTENT_TOKEN (home-page: the content service answered 401: Missing or invalid credentials). It needs one that may write.`,
  })
  expect(await run('directus', strapi.url)).toEqual({
    code: 1,
    said: 'collections: the content service answered 404: Not Found. Is it the address of a Directus?',
  })
  const closed = await closedAddress()
  expect(await run('directus', closed)).toEqual({
    code: 1,
    said: `Nothing at ${closed} answers as Directus does (ECONNREFUSED). Is CONTENT_URL right?`,
  })
  const bare = await startStrapi({}, [...languages], token)
  expect((await run('strapi', bare.url)).said).toMatch(/^home-page: .*npm run content -- models strapi/)
  expect(strapi.writes() + bare.writes()).toBe(0)
})

test('a Strapi without the locales says which it needs', async () => {
  const { url } = await startFilledIn(['en'])
  expect(await run('strapi', url)).toEqual({
    code: 1,
    said: 'home-page: the content service answered 400: Locale not found. It needs the locales en, de, nl, fr (Settings, Internationalization).',
  })
})
