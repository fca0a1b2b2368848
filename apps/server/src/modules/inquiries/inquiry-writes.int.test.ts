import { expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { idOf, OIL, setUpInquiries as setUp } from '#test/inquiries'
import { call, callVersioned } from '#test/plans'
import { productInquiries } from './data/inquiry-tables.ts'

test('a day that is over is not expected, unless it was said before; and what changes nothing keeps the version', async () => {
  const { api, admin, sophie, ask, read } = await setUp()
  const id = idOf(await ask(sophie, OIL))
  const put = (path: string, body: object) =>
    callVersioned(api, admin, ['PUT', `/admin/product-inquiries/${id}${path}`, body])
  const { version } = await read(id)
  const before = await databaseDigest(api.db)
  const past = { expectedDate: '2026-11-19' as const }
  const refused = [
    await put('', { ...past, version }),
    await put('/status', { ...past, status: 'SearchingForSupplier', version }),
    await call(api, admin, ['POST', '/admin/product-inquiries', { name: 'Reishi', ...past }]),
  ]
  expect(refused.map((answer) => [answer.statusCode, answer.json().errors])).toEqual(
    Array(3).fill([422, [{ id: 'expectedDate', error: 'expected_past' }]]),
  )
  expect(await databaseDigest(api.db)).toEqual(before)
  const today = await put('', { expectedDate: '2026-11-20', version })
  expect(today.json()).toMatchObject({ expectedDate: '2026-11-20', version: version + 1 })

  await api.db.update(productInquiries).set(past)
  const same = await databaseDigest(api.db)
  const unchanged = await put('', { ...past, version: version + 1 })
  expect(unchanged.json()).toMatchObject({ version: version + 1 })
  expect(await databaseDigest(api.db)).toEqual(same)
  await put('/status', { ...past, status: 'SearchingForSupplier', version: version + 1 })
  expect(await read(id)).toMatchObject({ status: 'SearchingForSupplier', ...past })
})

test('who asks for what was joined with a request that is over asks anew', async () => {
  const { api, admin, sophie, lars, ask, moveTo } = await setUp()
  const kept = idOf(await ask(sophie, OIL))
  const double = idOf(await ask(lars, { name: 'Nigella oil' }))
  await call(api, admin, ['POST', `/admin/product-inquiries/${kept}/merge`, { ids: [double] }])
  await moveTo(kept, 'Closed')
  const anew = await ask(sophie, { name: 'Nigella oil' })
  expect([anew.statusCode, [kept, double].includes(idOf(anew))]).toEqual([201, false])
})
