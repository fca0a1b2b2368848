import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

/** Every place where the catalogue is searched by typed text. */
const searches = [
  '/products?query=',
  '/products/brands?name=',
  '/admin/products?query=',
  '/admin/products?name=',
  '/admin/products?sku=',
  '/admin/products?marker=',
  '/admin/products/export?format=csv&query=',
  '/admin/brands?name=',
  '/admin/ingredients?name=',
  '/admin/ingredient-groups?name=',
  '/admin/labels?query=',
]

const find = (search: string, typed: string) =>
  call(api, admin, ['GET', `${search}${encodeURIComponent(typed)}`])

const sql = [
  `'; drop table products; --`,
  `' or 1=1 --`,
  `%' union select email from users --`,
  `zinc') || pg_sleep(10) || ('`,
  `$1 $$ :: \\`,
]

const symbols = [
  '***!!!???',
  '%',
  '_',
  '%%%___',
  '\\',
  `"`,
  '&|!():*<->',
  '👩‍⚕️',
  'ﷺ',
  '\u202e\u200b',
  'a\u0301',
  '\ufffe',
]

test.for(searches)('%s answers SQL and signs like any other words, and changes nothing', async (search) => {
  const before = await databaseDigest(api.db)
  for (const typed of [...sql, ...symbols]) {
    const answer = await find(search, typed)
    expect({ typed, status: answer.statusCode }).toEqual({ typed, status: 200 })
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

test.for(searches)('%s refuses ten thousand characters by name, and what no text holds', async (search) => {
  const name = /[?&](\w+)=$/.exec(search)?.[1]
  for (const typed of ['zinc '.repeat(2000), '('.repeat(10_000), 'a\u0000b']) {
    const answer = await find(search, typed)
    expect(answer.json()).toMatchObject({ status: 400, code: 'contract_broken', errors: [{ id: name }] })
  }
})

test('signs that patterns know find only names that hold them', async () => {
  const found = async (typed: string) =>
    (await find('/admin/products?limit=100&name=', typed)).json<{ results: { name: string }[] }>().results
  for (const sign of ['%', '_']) {
    const names = (await found(sign)).map(({ name }) => name)
    expect(names).toEqual(names.filter((name) => name.includes(sign)))
  }
})

test.for([
  ['ashwaganda', 'ashwagandha'],
  ['rodiola', 'rhodiola'],
] as const)('%s, as it is often written, finds what %s does', async ([written, name]) => {
  const idsOf = async (query: string) =>
    (await api.app.inject({ url: `/api/products?countryCode=NL&query=${query}` }))
      .json<{ results: { id: string }[] }>()
      .results.map(({ id }) => id)
  const found = await idsOf(name)
  expect(found.length).toBeGreaterThan(0)
  expect(await idsOf(written)).toEqual(found)
})
