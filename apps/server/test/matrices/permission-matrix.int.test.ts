import { readFileSync } from 'node:fs'
import { allRoutes } from '@salvia/contract/all-routes'
import { type ApiRoute, servedAt } from '@salvia/contract/route'
import { describe, expect, test } from 'vitest'
import { startApiOfFile } from '../fixtures/api.ts'
import { type CallerKind, callerKinds, type Headers, makeCallers, passes } from '../fixtures/callers.ts'
import { databaseDigest } from '../fixtures/database-digest.ts'

const rowsOf = (name: string) =>
  readFileSync(new URL(`../specification/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))

const shapeOf = (method: string, url: string) => `${method} ${url.replace(/:\w+|\{\w+\}/g, '{}')}`

const specified = new Map<string, string>([
  ...rowsOf('calls.tsv').map(([method, path, access]): [string, string] => [
    shapeOf(String(method), String(path)),
    String(access),
  ]),
])
const authCalls = new Set(
  rowsOf('auth-calls.tsv').map(([method, path]) => shapeOf(String(method), `/auth${path}`)),
)

const samples: Record<string, string> = {
  countryCode: 'NL',
  languageCode: 'en',
  shareCode: 'AAAAAAA',
  ip: '127.0.0.1',
}
const NOBODYS_ID = '01890000-0000-7000-8000-000000000000'

const pathOf = ({ url }: ApiRoute) =>
  servedAt(url).replace(/:(\w+)/g, (_, name: string) => samples[name] ?? NOBODYS_ID)

const api = await startApiOfFile()
const callers = await makeCallers(api)

const call = (route: ApiRoute, headers: Headers) =>
  api.app.inject({ method: route.method, url: pathOf(route), headers })

describe('the call table', () => {
  test.for(allRoutes.map((route) => [`${route.method} ${route.url}`, route] as const))(
    '%s has the access that the specification gives it, or says that it is an addition',
    ([, route]) => {
      const shape = shapeOf(route.method, route.url)
      if (authCalls.has(shape)) return
      const access = specified.get(shape)
      expect({ access: access ?? route.config.access, isAddition: route.config.addition === true }).toEqual({
        access: route.config.access,
        isAddition: access === undefined,
      })
    },
  )

  test('every call of the contract is served', () => {
    const missing = allRoutes.filter(({ method, url }) => !api.app.hasRoute({ method, url: servedAt(url) }))
    expect(missing.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })
})

/** Signing out would end the session this caller's next calls need. */
const pairs = allRoutes.flatMap((route) =>
  callerKinds
    .filter((kind) => route.url !== '/auth/signout' || kind === 'none')
    .map((kind) => ({ route, kind, isAllowed: passes[route.config.access].includes(kind) })),
)

const isRight = (
  statusCode: number,
  { kind, isAllowed }: { kind: CallerKind; isAllowed: boolean },
): boolean => {
  if (isAllowed) return ![401, 403].includes(statusCode) && statusCode < 500
  return statusCode === (kind === 'none' ? 401 : 403)
}

describe('the permission matrix', () => {
  test('a call answers 401 without a login, 403 to the wrong role, and lets through those it is for', async () => {
    const wrong: string[] = []
    for (const pair of pairs) {
      const { statusCode } = await call(pair.route, callers[pair.kind])
      if (!isRight(statusCode, pair))
        wrong.push(`${pair.route.method} ${pair.route.url} as ${pair.kind}: ${statusCode}`)
    }
    expect(wrong).toEqual([])
  })

  test('no refused call changes a row', async () => {
    const before = await databaseDigest(api.db)
    for (const { route, kind } of pairs.filter(({ isAllowed }) => !isAllowed))
      await call(route, callers[kind])
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})
