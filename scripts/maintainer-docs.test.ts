import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const inRoot = { cwd: root }
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = ['README.md', 'SECURITY.md', ...globSync('docs/**/*.md', inRoot), 'data/README.md']
const git = (...parts: string[]) => spawnSync('git', parts, { cwd: root, encoding: 'utf8' })
const howTos = globSync('docs/how-to/*.md', inRoot)
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The anchor of a heading in Markdown renderers. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const headingsOf = (path: string) => matches(read(path), /^#+ (.+)$/gm)

function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(join(root, target))) return true
  return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor)
}

test('every relative link leads to a file, and to a heading where it names one', () => {
  const broken = documents.flatMap((document) =>
    matches(read(document), /\]\((?!\w+:)([^)\s]+)\)/g)
      .filter((link) => isBroken(document, link))
      .map((link) => `${document}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('README.md links every document', () => {
  const linked = matches(read('README.md'), /\]\(([^)#]+)/g)
  const unlinked = documents.filter(
    (path) =>
      path !== 'README.md' &&
      !linked.some((link) => path === link || path.startsWith(`${link.replace(/\/$/, '')}/`)),
  )
  expect(unlinked).toEqual([])
})

/** Files in backticks: full paths, their ends, or bare names; `x.test.ts` stands for any. */
const NAMED_FILE =
  /`(?!x\.|manifest\.json)([\w./-]+\.(?:tsx?|mjs|sql|css|yaml|json|jsonl|tsv|csv|txt|md|sh))`/g
const NAMED_FOLDER = /`((?:apps|packages|scripts|e2e|bench|data|docs)\/[\w./-]+)`/g

test('every file and folder that the documents name exists', () => {
  const files = git('ls-files').stdout.trim().split('\n')
  const isThere = (path: string) =>
    existsSync(join(root, path)) || files.some((file) => file === path || file.endsWith(`/${path}`))
  const named = documents.flatMap((document) =>
    [...matches(read(document), NAMED_FILE), ...matches(read(document), NAMED_FOLDER)].map((path) => ({
      document,
      path,
    })),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})

/** A shallow clone, or a copy without git, does not have the named commits. */
const hasHistory = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'false'

test('each guide names a commit, which exists where the history is here', () => {
  const named = howTos.map((document) => ({
    document,
    commits: matches(read(document), /commit ([0-9a-f]{7,40})\b/g),
  }))
  expect(named.filter(({ commits }) => commits.length === 0)).toEqual([])
  const commits = named.flatMap((each) => each.commits)
  const unknown = hasHistory
    ? commits.filter((hash) => git('cat-file', '-e', `${hash}^{commit}`).status !== 0)
    : []
  expect(unknown).toEqual([])
})

const glossary = (
  read('docs/domain.md')
    .split('\n## ')
    .find((part) => part.startsWith('Glossary')) ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| -') && !line.startsWith('| word '))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, word = '', , , table = '', module = '']) => ({ word, table, module }))

test('the glossary has 40 words or more, each once, whose tables and modules exist', () => {
  const tables = new Set(
    globSync('apps/server/src/**/*-tables.ts', inRoot).flatMap((path) =>
      matches(read(path), /pgTable\(\s*'(\w+)'/g),
    ),
  )
  expect(glossary.length).toBeGreaterThanOrEqual(40)
  expect(new Set(glossary.map(({ word }) => word)).size).toBe(glossary.length)
  const odd = glossary.filter(
    ({ table, module }) =>
      (table !== '–' && !tables.has(table)) || !existsSync(join(root, 'apps/server/src/modules', module)),
  )
  expect(odd).toEqual([])
})

test('what comments cite of domain.md and specification.md is there', () => {
  const sources = globSync('{apps,packages,e2e,bench}/**/*.{ts,tsx}', {
    ...inRoot,
    exclude: ['**/node_modules/**', '**/paraglide/**', '**/build/**'],
  })
    .map(read)
    .map((text) => text.replace(/\n\s*\* /g, ' '))
  const headings = headingsOf('docs/domain.md')
  const topics = sources.flatMap((text) => matches(text, /docs\/domain\.md, ([A-Z][\w ,]*)/g))
  const sections = sources.flatMap((text) => matches(text, /docs\/specification\.md, section (\d)/g))
  expect(topics.length).toBeGreaterThan(0)
  expect(topics.filter((topic) => !headings.some((heading) => topic.startsWith(heading)))).toEqual([])
  const specified = headingsOf('docs/specification.md').map((heading) => /^Section (\d)/.exec(heading)?.[1])
  expect(sections.length).toBeGreaterThan(0)
  expect(sections.filter((section) => !specified.includes(section))).toEqual([])
})
