import { globSync, readFileSync } from 'node:fs'
import { allRoutes } from '@salvia/contract/all-routes'
import { servedAt } from '@salvia/contract/route'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Pictures and files of the release, what works without a connection, where a third party sends its answer. */
const OTHERS = /^\/(?:drawings|images|pictures|favicon|offline)|^\/auth\/x$/

const folder = new URL('./', import.meta.url).pathname

/** A path in quotes, with whatever stands in it for a value; its query and fragment are not looked at. */
const PATH = /(?<=["'`])\/[a-z](?:[\w./:-]|\$\{[^}]*\})*(?=["'`?#])/g

/** A value right behind a word is the query. */
const plain = (path: string): string => path.replace(/(?<=\w)\$\{[^}]*\}$/, '').replace(/\$\{[^}]*\}/g, 'x')

/** Comments tell of addresses that people may type. */
const withoutComments = (source: string): string => source.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')

const pathsIn = (file: string): string[] =>
  (withoutComments(readFileSync(folder + file, 'utf8')).match(PATH) ?? []).map(plain)

const pages = routes as RouteObject[]
/** A word alone may be a language's, and is only one of the languages there are. */
const isPage = (path: string): boolean => {
  const found = matchRoutes(pages, path)?.at(-1)
  return (
    found !== undefined &&
    found.route.path !== '*' &&
    [undefined, 'de', 'nl', 'fr'].includes(found.params.lang)
  )
}

const calls: RouteObject[] = allRoutes.map(({ url }) => ({ path: servedAt(url) }))
/** Also the start of one, to which a file's id is added elsewhere. */
const isCall = (path: string): boolean =>
  [path, `${path}/x`].some((each) => matchRoutes(calls, each) ?? matchRoutes(calls, servedAt(each)))

test('every path that the pages name is a page or a call', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.test\.tsx?$|sample-product\.ts$|^routes\.ts$|^paraglide\//.test(file),
  )
  const named = files.flatMap((file) => pathsIn(file).map((path) => ({ file, path })))
  expect(named.length).toBeGreaterThan(200)
  const lost = named.filter(({ path }) => !isPage(path) && !isCall(path) && !OTHERS.test(path))
  expect(lost).toEqual([])
  expect(isPage('/shops') || isCall('/shops')).toBe(false)
})
