import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@salvia/contract/words/locale'
import { expect, onTestFinished, test } from 'vitest'
import { startStrapi } from '#test/strapi-server'
import { takenTypes } from '#test/taken-types'
import { runContentCommand } from '../../content-command.ts'
import { fileContent } from './file-content.ts'

const token = 'may-write'

test('Strapi: a field that a release adds is given to its content type and filled, what waits to be published stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'strapi-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const types = takenTypes()
  const server = await startStrapi(types, [...languages], token)
  const variables = { CONTENT_URL: server.url, CONTENT_TOKEN: token }
  await runContentCommand(['models', 'strapi', folder], variables, () => {})
  await runContentCommand(['export', 'strapi'], variables, () => {})
  // As an earlier release left it, with a field that the operator has added.
  const schema = join(folder, 'src/api/faqs-item/content-types/faqs-item/schema.json')
  const { searchWords, ...attributes } = JSON.parse(await readFile(schema, 'utf8')).attributes
  expect(searchWords).toMatchObject({ type: 'text' })
  const own = { ...types.faqs, attributes: { ...attributes, mine: { type: 'string' } } }
  await writeFile(schema, JSON.stringify(own))
  types.faqs = own
  for (const { draft, published } of server.documentsOf('faqs'))
    for (const versions of [draft, published]) for (const text of versions.values()) delete text.searchWords
  const [, first, second, third] = server.documentsOf('faqs')
  Object.assign(second?.draft.get('en') ?? {}, { question: 'Mine?' })
  third?.published.clear()

  const said: string[] = []
  const code = await runContentCommand(['export', 'strapi', folder], variables, (line) => {
    if (said.push(line) === 1) types.faqs = JSON.parse(readFileSync(schema, 'utf8'))
  })
  expect([code, ...said]).toEqual([
    0,
    'New fields of content types: faqs.searchWords. Start Strapi again.',
    expect.stringMatching(/^31 entries: 0 texts added/),
    expect.any(String),
  ])
  expect(types.faqs.attributes).toEqual({ ...attributes, mine: { type: 'string' }, searchWords })
  const shipped = (await fileContent().read('faqs', 'en')) as { question: string; searchWords: string }[]
  expect(first?.published.get('en')).toMatchObject({ searchWords: shipped[1]?.searchWords })
  expect(second?.draft.get('en')).toMatchObject({ question: 'Mine?', searchWords: shipped[2]?.searchWords })
  expect(second?.published.get('en')).toMatchObject({ question: shipped[2]?.question })
  expect(second?.published.get('en')).not.toHaveProperty('searchWords')
  expect(third?.draft.get('en')).toMatchObject({ searchWords: shipped[3]?.searchWords })
  expect(third?.published.size).toBe(0)

  const writes = server.writes()
  Object.assign(first?.draft.get('en') ?? {}, { searchWords: null })
  expect(await runContentCommand(['export', 'strapi', folder], variables, () => {})).toBe(0)
  expect(server.writes()).toBe(writes)
})
