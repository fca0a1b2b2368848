import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'

type Operation = Record<'operationId' | 'summary' | 'description', string> & { tags: string[] }
type Document = { paths: Record<string, Record<string, Operation>> }
type Shown = { method: string; path: string; operation: Operation }
type Group = { get: (key: string) => { shown: Shown[] } }
type Find = (groups: object, phrase: string) => { groups: Group[] }

/** Operations, their group and all groups, keyed like Swagger UI's own collections. */
const toOperations = (shown: Shown[]): object => ({
  shown,
  size: shown.length,
  filter: (keep: (one: object) => boolean) =>
    toOperations(
      shown.filter((one) =>
        keep({
          get: (key: 'method' | 'path') => one[key],
          getIn: ([, key]: ['operation', keyof Operation]) => one.operation[key],
        }),
      ),
    ),
})
const toGroup = (operations: object): object => ({
  get: () => operations,
  set: (_: 'operations', found: object) => toGroup(found),
})
const toGroups = (groups: [tag: string, group: object][]): object => ({
  groups: groups.map(([, group]) => group),
  map: (change: (group: object, tag: string) => object) =>
    toGroups(groups.map(([tag, group]) => [tag, change(group, tag)])),
  filter: (keep: (group: object) => boolean) => toGroups(groups.filter(([, group]) => keep(group))),
})

const shownOf = ({ paths }: Document): Shown[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ method, path, operation })),
  )

/** The page's filter as a browser gets it, extracted from the script the server sends. */
function readFind(script: string): Find {
  const window: { onload?: () => void; location: { href: string } } = { location: { href: 'http://x/docs' } }
  let find: Find | undefined
  const SwaggerUIBundle = Object.assign(
    ({ plugins }: { plugins: { fn: { opsFilter: Find } }[] }) => {
      find = plugins[0]?.fn.opsFilter
      return { initOAuth: () => {} }
    },
    { presets: {}, plugins: {} },
  )
  const document = { createElement: () => ({}) }
  runInNewContext(script, { window, document, SwaggerUIBundle, SwaggerUIStandalonePreset: {} })
  window.onload?.()
  if (!find) throw new Error('the page has no filter of its own')
  return find
}

test('the page of the calls finds them by words of path, operation id, summary and description', async () => {
  const { app } = await startApi()
  const script = await app.inject('/api/docs/static/swagger-initializer.js')
  const find = readFind(script.body)
  const all = shownOf((await app.inject('/api/openapi.json')).json<Document>())
  const byTag = Object.entries(Object.groupBy(all, ({ operation }) => String(operation.tags[0])))
  const groups = toGroups(byTag.map(([tag, shown = []]) => [tag, toGroup(toOperations(shown))]))
  const found = (phrase: string) =>
    find(groups, phrase).groups.flatMap((group) =>
      group.get('operations').shown.map(({ operation }) => operation.operationId),
    )

  expect(found('RECOMMENDATIONS/legacy')).toEqual(['plansByLegacyCode'])
  expect(found('plansCopy')).toEqual(['plansCopy'])
  expect(found('code  new visible')).toEqual(['plansCopy'])
  expect(found('access: cart finalize')).toEqual(['checkoutFinalize'])
  expect(found('delete cart products')).toEqual(['cartRemoveLine'])
  expect(found('unheard-of')).toEqual([])
  expect(found('')).toHaveLength(all.length)
})

test('every answer of a call says what it means', async () => {
  const { app } = await startApi()
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
  const unsaid = Object.entries(paths as Record<string, Record<string, { responses: object }>>).flatMap(
    ([path, calls]) =>
      Object.entries(calls)
        .filter(([, { responses }]) => JSON.stringify(responses).includes('Default Response'))
        .map(([method]) => `${method} ${path}`),
  )
  expect(unsaid).toEqual([])
})
