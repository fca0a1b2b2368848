import { existsSync, readFileSync } from 'node:fs'
import { entryOf, FaqEntry, LabelEntry } from '@salvia/contract/content/entries'
import { type ContentName, contentLists, contentNames } from '@salvia/contract/words/content'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { contentFigures, sellerBlanks } from '../apps/server/src/modules/content/content-blanks.ts'

const fileOf = (language: string, name: ContentName) =>
  new URL(`../data/content/${language}/${name}.json`, import.meta.url)

const shipped = (language: string, name: ContentName): unknown =>
  JSON.parse(readFileSync(fileOf(language, name), 'utf8'))

const isList = (name: ContentName): boolean => contentLists.some((list) => list === name)
const schemaOf = (name: ContentName) => (isList(name) ? entryOf(name).array() : entryOf(name))

const blanksOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))

/** What is the same in each language: names, addresses, yes or no, and of a text its blanks. */
const same = ['anchor', 'category', 'href', 'id', 'userType', 'version']

/** Pictures of the product are taken in each language, and are as large as its words make them. */
const pictured = (src: string): string => src.replace(/^\/pictures\/[a-z]{2}\//, '/pictures/')

function shapeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => shapeOf(item))
  if (typeof value === 'string') return same.includes(key) ? value : blanksOf(value).sort()
  if (typeof value !== 'object' || value === null) return value
  if ('src' in value) return pictured(String(value.src))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part, name)]))
}

type Text = { key: string; text: string }

function textsIn(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, Array.isArray(value) ? key : name))
}

/** The addresses of all screens, those of public pages without a language. */
function screens(): Set<string> {
  const routes = readFileSync(new URL('../apps/web/app/routes.ts', import.meta.url), 'utf8')
  return new Set(['/', ...[...routes.matchAll(/\broute\('([^']+)'/g)].map(([, path]) => `/${path}`)])
}

test.for(contentNames)('%s is shipped in every language, is whole and has the same shape in each', (name) => {
  const entries = languages.map((language) => {
    expect(existsSync(fileOf(language, name)), `${language}/${name}`).toBe(true)
    return schemaOf(name).parse(shipped(language, name))
  })
  for (const entry of entries) expect(shapeOf(entry)).toEqual(shapeOf(entries[0]))
})

/** Where blanks are filled in: elsewhere one would be shown as it is. */
const filled = ['answer', 'description', 'lead', 'paragraphs', 'text']
const known = new Set<string>([...Object.keys(contentFigures('en')), ...sellerBlanks])

test('no text has a blank that nothing fills', () => {
  const wrong = contentNames.flatMap((name) =>
    textsIn(shipped('en', name))
      .filter(({ key }) => key !== 'copyright')
      .flatMap(({ key, text }) =>
        blanksOf(text)
          .filter((blank) => !filled.includes(key) || !known.has(blank))
          .map((blank) => `${name}: {${blank}} in ${key}`),
      ),
  )
  expect(wrong).toEqual([])
})

test('every link leads to a screen', () => {
  const all = screens()
  const links = contentNames.flatMap((name) =>
    textsIn(shipped('en', name)).filter(({ key, text }) => key === 'href' && text.startsWith('/')),
  )
  expect(links.length).toBeGreaterThan(30)
  expect(links.map(({ text }) => text.replace(/[?#].*/, '')).filter((path) => !all.has(path))).toEqual([])
})

test('every picture is shipped, in the language of its text, and once more for the dark scheme', () => {
  const shown = languages.flatMap((language) =>
    contentNames.flatMap((name) =>
      textsIn(shipped(language, name))
        .filter(({ key, text }) => ['src', 'darkSrc'].includes(key) && text.startsWith('/'))
        .map(({ key, text }) => ({ language, key, text })),
    ),
  )
  const { src = [], darkSrc = [] } = Object.groupBy(shown, ({ key }) => key)
  expect(src.length).toBeGreaterThan(20)
  expect(darkSrc.map(({ text }) => text)).toEqual(src.map(({ text }) => text.replace('.webp', '-dark.webp')))
  const isShipped = (path: string) => existsSync(new URL(`../apps/web/public${path}`, import.meta.url))
  const missing = shown.filter(
    ({ language, text }) =>
      !text.startsWith(`/pictures/${language}/`) ||
      !isShipped(text) ||
      !isShipped(text.replace('.webp', '.avif')),
  )
  expect(missing).toEqual([])
})

test('every FAQ is of a known kind of user and category, and its id is its own', () => {
  const idsOf = (name: ContentName) =>
    LabelEntry.array()
      .parse(shipped('en', name))
      .map(({ id }) => id)
  const faqs = FaqEntry.array().parse(shipped('en', 'faqs'))
  expect(new Set(faqs.map(({ category }) => category))).toEqual(new Set(idsOf('faq-categories')))
  expect(new Set(faqs.map(({ userType }) => userType))).toEqual(new Set(idsOf('user-types')))
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length)
})
