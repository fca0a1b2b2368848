import type { TimelineEntry } from '@salvia/contract/orders/timeline'
import { expect, test } from 'vitest'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api, ['admin:base'])
  const { orderId } = await makePlacedOrder(api, [productIds[0]])
  const add = (text: string, key?: string) =>
    call(
      api,
      admin,
      ['POST', `/admin/orders/${orderId}/notes`, { text }],
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const notes = async () => {
    const { results } = (await call(api, admin, ['GET', `/admin/orders/${orderId}/timeline`])).json<{
      results: TimelineEntry[]
    }>()
    return results.flatMap((entry) => (entry.kind === 'Note' ? [[entry.text, entry.who?.name]] : []))
  }
  return { api, admin, add, notes }
}

test('a note of the team is in the timeline with who wrote it, once per key', async () => {
  const { add, notes } = await setUp()
  const answers = [await add('Rang the buyer', 'note-key-1'), await add('Rang the buyer', 'note-key-1')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect((await add('Leave it\nwith the neighbour')).statusCode).toBe(201)
  expect(await notes()).toEqual([
    ['Leave it\nwith the neighbour', 'Test Person'],
    ['Rang the buyer', 'Test Person'],
  ])
  expect((await add('Something else', 'note-key-1')).json()).toMatchObject({
    status: 422,
    code: 'key_reused',
  })
})

test('an empty note, and one about an order that is not there, is refused and kept nowhere', async () => {
  const { api, admin, add } = await setUp()
  const before = await databaseDigest(api.db)
  expect((await add('  ')).statusCode).toBe(400)
  const nobodys = '01890000-0000-7000-8000-000000000000'
  const lost = await call(api, admin, ['POST', `/admin/orders/${nobodys}/notes`, { text: 'Hello' }])
  expect(lost.statusCode).toBe(404)
  expect(await databaseDigest(api.db)).toEqual(before)
})
