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

test('who waits for both requests that are joined keeps what was said of either, and the higher count', async () => {
  const { api, admin, sophie, lars, ask, upvote, read } = await setUp()
  const kept = idOf(await ask(sophie, { ...OIL, reason: 'For the skin', clientsCount: 2 }))
  await upvote(lars, kept)
  const double = { name: 'Nigella oil' }
  const doubleId = idOf(await ask(lars, { ...double, reason: 'For two', clientsCount: 5 }))
  await ask(sophie, { ...double, reason: 'For sleep', clientsCount: 7 })
  await call(api, admin, ['POST', `/admin/product-inquiries/${kept}/merge`, { ids: [doubleId] }])
  const { upvotes, clientsCount } = await read(kept)
  const said = new Map(upvotes.map((each) => [each.practitioner.id, [each.reason, each.clientsCount]]))
  expect(said).toEqual(
    new Map([
      [sophie.userId, ['For the skin', 7]],
      [lars.userId, ['For two', 5]],
    ]),
  )
  expect(clientsCount).toBe(12)
})

test('who waits for both and said less of the double loses nothing', async () => {
  const { api, admin, sophie, ask, read } = await setUp()
  const kept = idOf(await ask(sophie, { ...OIL, reason: 'For the skin', clientsCount: 4 }))
  const double = idOf(await ask(sophie, { name: 'Nigella oil' }))
  await call(api, admin, ['POST', `/admin/product-inquiries/${kept}/merge`, { ids: [double] }])
  expect((await read(kept)).upvotes).toMatchObject([{ reason: 'For the skin', clientsCount: 4 }])
})

test('who asks for what was joined with a request that is over asks again', async () => {
  const { api, admin, sophie, lars, ask, moveTo } = await setUp()
  const kept = idOf(await ask(sophie, OIL))
  const double = idOf(await ask(lars, { name: 'Nigella oil' }))
  await call(api, admin, ['POST', `/admin/product-inquiries/${kept}/merge`, { ids: [double] }])
  await moveTo(kept, 'Closed')
  const anew = await ask(sophie, { name: 'Nigella oil' })
  expect([anew.statusCode, [kept, double].includes(idOf(anew))]).toEqual([201, false])
})
