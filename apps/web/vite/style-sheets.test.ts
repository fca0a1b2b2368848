import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { type BuildEnvironmentOptions, build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { partsOf, styleSheets } from './style-sheets.ts'

const files = {
  'site/page.js': `import '../ui/button.css'; import css from './page.module.css'
    export const page = [css.page, () => import('./later.js')]`,
  'site/page.module.css': '.page { color: red }',
  'site/later.js': `import css from './later.module.css'; export const later = css.later`,
  'site/later.module.css': '.later { content: "}" } @media print { .later { color: red } }',
  'ui/button.css': '@layer parts { button { color: red } }',
  'offer/page.js': `import '../ui/button.css'; import css from './page.module.css'; export const offer = css.offer`,
  'offer/page.module.css': '.offer { color: red }',
  'account/page.js': `import css from './page.module.css'
    export const own = [css.own, () => import('../offer/page.js')]`,
  'account/page.module.css': '.own { color: red }',
}

const sheets = ['style', 'offer', 'account'].map((name, at) => ({
  name,
  isOf: (path: string) => at === 2 || path.includes(at === 0 ? '/site/' : '/offer/'),
}))

const input = ['site', 'offer', 'account'].map((page) => `${page}/page.js`)

/** A folder with the pages, built. */
async function buildPages(options: BuildEnvironmentOptions): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'sheets-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [styleSheets(sheets)],
    css: { modules: { generateScopedName: '[local]' } },
    build: {
      outDir: 'built',
      manifest: 'manifest.json',
      cssCodeSplit: false,
      rolldownOptions: { input: input.map((page) => join(root, page)), preserveEntrySignatures: 'strict' },
      ...options,
    },
  })
  return join(root, 'built')
}

/** What is built of pages, and the sheets beside the first that each of them loads. */
async function builtSheets() {
  const built = await buildPages({})
  const textOf = (file: string) => readFileSync(join(built, file), 'utf8')
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(textOf('manifest.json'))
  // Vite's own mark is left at the end.
  const styleOf = (name: string) =>
    textOf(manifest[name]?.file ?? '').replace(/\s*\/\*\$vite\$:\d+\*\/\s*$/, '')
  const nameOf = (file: string) => basename(file).replace(/-.*/, '')
  return {
    styles: sheets.map(({ name }) => styleOf(`${name}.css`)),
    loaded: input.map((page) => manifest[page]?.css?.map(nameOf) ?? []),
  }
}

test('each sheet holds what its pages use beside the sheets before it, parts that come later too', async () => {
  const { styles, loaded } = await builtSheets()
  expect(styles).toEqual([
    '@layer parts{button{color:red}}.page{color:red}.later{content:"}"}@media print{.later{color:red}}',
    '.offer{color:red}',
    '.own{color:red}',
  ])
  expect(loaded).toEqual([[], ['offer'], ['offer', 'account']])
})

test('the server has no sheet of its own, which no page would load', async () => {
  const built = await buildPages({ ssr: true, ssrEmitAssets: true })
  const kinds = readdirSync(built, { recursive: true, encoding: 'utf8' }).map((file) => extname(file))
  expect(kinds).toContain('.mjs')
  expect(kinds).not.toContain('.css')
})

test('styles are told apart by their marks, quotes and blocks within them as they are', () => {
  const css = `a{}@supports (style-module:3){b{content:"}"}@media print{b{}}}c{}@supports (style-module: 4){d{}}`
  expect(partsOf(css)).toEqual([
    { at: null, css: 'a{}' },
    { at: 3, css: 'b{content:"}"}@media print{b{}}' },
    { at: null, css: 'c{}' },
    { at: 4, css: 'd{}' },
  ])
})
