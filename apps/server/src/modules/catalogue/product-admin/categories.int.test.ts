import type { AdminCategory } from '@salvia/contract/catalogue/admin-categories'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { call, callVersioned } from '#test/plans'
import { seedOnStart } from '../../../seed/seed-on-start.ts'

const names = { en: 'Gut & balance', de: 'Darm', nl: 'Darmbalans', fr: 'Intestin' }

async function setUp() {
  const api = await startApi({ isStocked: true })
  const admin = await makeAdmin(api, ['admin:base'])
  const as = (method: 'GET' | 'POST' | 'PUT', path = '', body?: object) =>
    callVersioned(api, admin, [method, `/admin/product-categories${path}`, body])
  const shown = async () =>
    (await call(api, null, ['GET', '/reference-data/product-categories'])).json<
      { id: string; names: object }[]
    >()
  return { api, as, shown }
}

test('a new category is the last of the shop, at once, and keeps its key when it is renamed', async () => {
  const { as, shown } = await setUp()
  const made = await as('POST', '', { names })
  expect([made.statusCode, made.json()]).toEqual([
    201,
    { id: 'gut-balance', version: 1, names, position: 30, productCount: 0 },
  ])
  expect((await shown()).at(-1)).toEqual({ id: 'gut-balance', names })
  const renamed = { ...names, en: 'Gut' }
  const changed = await as('PUT', '/gut-balance', { version: 1, names: renamed, position: 0 })
  expect(changed.json()).toMatchObject({ id: 'gut-balance', version: 2, names: renamed, position: 0 })
  expect((await as('GET', '?name=darmb')).json().results).toEqual([changed.json()])
})

test('what an admin named outlives the next start; what a release named follows it', async () => {
  const { api, as } = await setUp()
  const before = (await as('GET', '/probiotics')).json<AdminCategory>()
  await as('PUT', '/probiotics', { version: 1, names })
  await seedOnStart(api.db)
  expect((await as('GET', '/probiotics')).json()).toMatchObject({ names, version: 2 })
  expect(before.productCount).toBeGreaterThan(0)
})

test('a name that another has, and an older version, are refused, and nothing changes', async () => {
  const { api, as } = await setUp()
  const other = (await as('GET', '/probiotics')).json<AdminCategory>()
  const before = await databaseDigest(api.db)
  const taken = { ...names, de: other.names.de.toUpperCase() }
  expect((await as('POST', '', { names: taken })).json()).toMatchObject({ status: 409, code: 'name_taken' })
  expect((await as('PUT', '/vitamins', { version: 1, names: taken })).json()).toMatchObject({
    code: 'name_taken',
  })
  expect((await as('PUT', '/probiotics', { version: 7, names })).json()).toMatchObject({
    status: 412,
    current: other,
  })
  expect((await as('PUT', '/nothing', { version: 1, names })).json()).toMatchObject({
    code: 'category_not_found',
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('two categories of one English word have keys of their own', async () => {
  const { as } = await setUp()
  const word = (en: string) => ({ en, de: `${en} de`, nl: `${en} nl`, fr: `${en} fr` })
  const keys: string[] = []
  for (const en of ['Été', 'Éte', '日本'])
    keys.push((await as('POST', '', { names: word(en) })).json<AdminCategory>().id)
  expect(keys).toEqual(['ete', 'ete-2', 'category'])
})
