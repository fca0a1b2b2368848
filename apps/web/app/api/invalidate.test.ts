import { expect, test } from 'vitest'
import { invalidate, pageComing } from './invalidate.ts'
import { query, readingOf } from './query.ts'
import { createQueryClient } from './query-client.ts'

const one = query('GET /admin/brands', { query: { limit: 25 } })
const other = query('GET /admin/brands', { query: { limit: 50 } })
const brand = query('GET /admin/brands/{id}', { params: { id: 'a' } })
const own = readingOf({ call: 'GET /admin/brands', input: {}, as: 'names', read: async () => [] })

function filled() {
  const client = createQueryClient()
  for (const { queryKey } of [one, other, brand, own]) client.setQueryData<unknown>(queryKey, 'kept')
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    client.getQueryState(queryKey)?.isInvalidated
  return { client, stale: () => [one, other, brand, own].map(isStale) }
}

test('all that a call has answered is out of date, in every reading of it, and nothing else', async () => {
  const { client, stale } = filled()
  await invalidate(client, 'GET /admin/brands')
  expect(stale()).toEqual([true, true, false, true])
})

test('one query is out of date alone', async () => {
  const { client, stale } = filled()
  await invalidate(client, one, brand)
  expect(stale()).toEqual([true, false, true, false])
})

test('a call that the contract has not, or that writes, is a mistake of types', async () => {
  const { client, stale } = filled()
  // @ts-expect-error: misspelt
  await invalidate(client, 'GET /admin/brand')
  // @ts-expect-error: nothing is kept of a write
  await invalidate(client, 'POST /admin/brands')
  expect(stale()).toEqual([false, false, false, false])
})

test('what is written while a page is on its way is out of date in the data that the page brings', async () => {
  const { client, stale } = filled()
  const arrived = pageComing(client)
  await invalidate(client, 'GET /admin/brands')
  client.setQueryData<unknown>(one.queryKey, 'read before the write')
  expect(stale()).toEqual([false, true, false, true])
  arrived()
  expect(stale()).toEqual([true, true, false, true])
})

test('what was written before a page is asked for, or after it came, is not asked for again', async () => {
  const { client, stale } = filled()
  await invalidate(client, brand)
  client.setQueryData<unknown>(brand.queryKey, 'fresh')
  pageComing(client)()
  expect(stale()).toEqual([false, false, false, false])
})
