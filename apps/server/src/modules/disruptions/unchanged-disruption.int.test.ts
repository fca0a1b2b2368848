import { expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { setUpDisruption } from '#test/disruptions'
import { call } from '#test/plans'

test('what changes nothing keeps the version, and is not logged', async () => {
  const { api, admin, productId, ...it } = await setUpDisruption()
  const { id, version } = await it.open([productId], { note: 'Ask again' })
  const before = await databaseDigest(api.db)
  const same = { ids: [id], versions: [version], note: 'Ask again', status: 'Draft', startsOn: '2026-11-20' }
  const answer = await call(api, admin, ['PATCH', '/admin/product-disruptions', same])
  expect([answer.statusCode, answer.json()[0].version]).toEqual([200, version])
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await it.change(id, { versions: [version], note: 'Asked' })).version).toBe(version + 1)
})
