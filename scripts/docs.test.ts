import { globSync, readFileSync } from 'node:fs'
import { allRoutes } from '@salvia/contract/all-routes'
import { IdempotencyHeaders } from '@salvia/contract/wire'
import { cookieNames } from '@salvia/contract/words/cookies'
import { expect, test } from 'vitest'
import { variableNames } from '../apps/server/src/env.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const firstCells = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .map((line) => line.split('|')[1] ?? '')

test('operations.md explains every variable, and no other', () => {
  const explained = firstCells(read('docs/operations.md')).flatMap((cell) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
  )
  expect(explained.toSorted()).toEqual(variableNames.toSorted())
})

/** Cookies that the server alone reads. */
const heldCookies = ['salvia_device', 'salvia_session', 'salvia_third_party']

test('privacy.md lists every cookie, and no other', () => {
  const listed = firstCells(read('docs/privacy.md')).flatMap((cell) => cell.match(/salvia_\w+/) ?? [])
  expect(listed.toSorted()).toEqual([...Object.values(cookieNames), ...heldCookies].toSorted())
})

test('the server holds no cookie that is not listed', () => {
  const named = globSync('apps/server/src/**/*.ts', { cwd: new URL('..', import.meta.url) }).flatMap(
    (path) => read(path).match(/(?<=COOKIE = ')\w+/g) ?? [],
  )
  expect(named.toSorted()).toEqual(heldCookies)
})

const served = new Map(
  allRoutes.map(({ method, url, config }) => [
    `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
    config.addition === true,
  ]),
)

type Named = { name: string; call: string | undefined; isMarked: boolean }

/** Calls named in a table of api.md: those of the authentication service without `/auth`, additions with a `+`. */
const namedCalls: Named[] = read('docs/api.md')
  .split(/^## /m)
  .flatMap((section) =>
    firstCells(section).flatMap((cell) =>
      [...cell.matchAll(/`([A-Z]+) (\/[^`]+)`( \+)?/g)].map(([, method, path, mark]) => {
        const candidates = [`${method} ${path}`, `${method} /auth${path}`]
        return {
          name: `${method} ${path}`,
          call: candidates.find((call) => served.has(call)),
          isMarked: mark !== undefined || section.startsWith('Additions'),
        }
      }),
    ),
  )

test('every call that api.md names is one of the contract', () => {
  expect(namedCalls.filter(({ call }) => call === undefined)).toEqual([])
})

test('api.md names every call that takes a key, and no other', () => {
  const line = read('docs/api.md')
    .split('\n')
    .find((each) => each.includes('take an optional `Idempotency-Key`'))
  const named = [...(line ?? '').matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, call]) => call)
  const keyed = allRoutes
    .filter(({ schema }) => schema.headers === IdempotencyHeaders)
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
  expect(named.toSorted()).toEqual(keyed.toSorted())
})

test('api.md names every call that is an addition, and says so of no other', () => {
  const additions = [...served].filter(([, isAddition]) => isAddition).map(([call]) => call)
  const marked = namedCalls.filter(({ isMarked }) => isMarked).map(({ call }) => call)
  expect(additions.length).toBeGreaterThan(0)
  expect(marked.toSorted()).toEqual(additions.toSorted())
})
