import { expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { setUpDisruption } from '#test/disruptions'
import { call } from '#test/plans'

const PATH = '/admin/product-disruptions'

test('what is wrong is refused, of many none is written, and nothing changes', async () => {
  const { api, admin, productId, otherId, thirdId, ...it } = await setUpDisruption()
  const draft = await it.open([productId], { expectedUntil: '2026-12-01' })
  const active = await it.open([otherId])
  await it.moveThrough(active.id, ['Ready', 'Active'])
  const ready = await it.open([thirdId])
  await call(api, admin, ['PATCH', PATH, { ids: [ready.id], status: 'Ready' }])
  const before = await databaseDigest(api.db)
  const fields = { reason: 'SupplierDelay', startsOn: '2026-11-20' }
  const refused = [
    await call(api, admin, ['POST', PATH, { ...fields, productIds: [productId] }]),
    await call(api, admin, ['POST', PATH, { ...fields, productIds: [crypto.randomUUID()] }]),
    await call(api, admin, ['PATCH', PATH, { ids: [draft.id], expectedUntil: '2026-11-19' }]),
    await call(api, admin, ['PATCH', PATH, { ids: [draft.id], startsOn: '2026-12-02' }]),
    await call(api, admin, ['PATCH', PATH, { ids: [draft.id], replacementProductId: productId }]),
    await call(api, admin, ['PATCH', PATH, { ids: [draft.id, active.id], status: 'Active' }]),
    await call(api, admin, ['PATCH', PATH, { ids: [ready.id], status: 'Active' }]),
    await call(api, admin, ['PATCH', PATH, { ids: [draft.id], versions: [7], note: 'x' }]),
    await call(api, admin, ['DELETE', PATH, { ids: [draft.id, active.id] }]),
    await call(api, admin, ['POST', `${PATH}/${active.id}/send-back-in-stock-notification`]),
    await call(api, null, ['POST', `/product-disruptions/${draft.id}/subscribe`, { email: 'a@b.example' }]),
    await call(api, null, ['POST', `/product-disruptions/${active.id}/subscribe`, { email: null }]),
  ].map((answer) => answer.json<{ code: string }>().code)
  expect(refused).toEqual([
    'disruption_open',
    'product_unknown',
    'disruption_ends_before_start',
    'disruption_ends_before_start',
    'replacement_same',
    'disruption_state',
    'disruption_not_computed',
    'outdated',
    'disruption_kept',
    'disruption_not_resolved',
    'disruption_not_found',
    'email_invalid',
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await call(api, admin, ['DELETE', PATH, { ids: [draft.id] }])).statusCode).toBe(204)
  expect((await call(api, admin, ['GET', `${PATH}/${draft.id}`])).statusCode).toBe(404)
})

test('of many products each one that is refused is named by its place in the call, with its reason', async () => {
  const { api, admin, productId, otherId, thirdId, ...it } = await setUpDisruption()
  await it.open([otherId])
  const unknownId = crypto.randomUUID()
  const body = { reason: 'SupplierDelay', startsOn: '2026-11-20', replacementProductId: productId }
  const before = await databaseDigest(api.db)
  const refusedOf = async (productIds: string[]) => {
    const { statusCode, ...answer } = await call(api, admin, ['POST', PATH, { ...body, productIds }])
    return [statusCode, answer.json().code, answer.json().errors]
  }
  expect(await refusedOf([thirdId, otherId, unknownId, productId])).toEqual([
    409,
    'disruption_open',
    [
      { id: 'productIds.1', error: 'disruption_open' },
      { id: 'productIds.2', error: 'product_unknown' },
      { id: 'productIds.3', error: 'replacement_same' },
    ],
  ])
  expect(await refusedOf([unknownId, thirdId, otherId])).toEqual([
    422,
    'product_unknown',
    [
      { id: 'productIds.0', error: 'product_unknown' },
      { id: 'productIds.2', error: 'disruption_open' },
    ],
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
})
