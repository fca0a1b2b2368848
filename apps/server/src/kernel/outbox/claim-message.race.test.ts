import { expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { NOW, startApi } from '#test/api'
import { rounds } from '#test/rounds'
import { claimMessage } from './claim-message.ts'
import { outboxMessages } from './data/outbox-tables.ts'
import { queueErpCall } from './outbox.ts'

const BUSY = 'another attempt is sending this message, or one about the same order'

async function setUp() {
  const { db } = await startApi()
  const jobs = { send: async () => {} }
  const queue = (orderId: string) =>
    queueErpCall({ tx: db, jobs }, { template: 'saveErpOrder', props: { orderId } }, NOW)
  return { db, queue }
}

test.for(rounds)('of calls about one order one is claimed at a time (round %i)', async () => {
  const { db, queue } = await setUp()
  const [orderId, otherOrder] = [newId(), newId()]
  const ids = [await queue(orderId), await queue(orderId), await queue(orderId), await queue(orderId)]
  const elsewhere = await queue(otherOrder)
  const claims = await Promise.allSettled([...ids, elsewhere].map((id) => claimMessage(db, id, NOW)))
  expect(claims.at(-1)).toMatchObject({ status: 'fulfilled', value: { id: elsewhere } })
  const ofOrder = claims.slice(0, -1)
  expect(ofOrder.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(ofOrder.flatMap((claim) => (claim.status === 'rejected' ? [claim.reason.message] : []))).toEqual([
    BUSY,
    BUSY,
    BUSY,
  ])
})

test('a call whose process died holds up the others of its order until its claim has lapsed', async () => {
  const { db, queue } = await setUp()
  const orderId = newId()
  const [dead, next] = [await queue(orderId), await queue(orderId)]
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
  await claimMessage(db, dead, NOW)
  await expect(claimMessage(db, next, later(44))).rejects.toThrow(BUSY)
  await expect(claimMessage(db, next, later(44))).rejects.toThrow(BUSY)
  await expect(claimMessage(db, next, later(45))).rejects.toThrow(BUSY)
  expect(await claimMessage(db, next, later(45))).toMatchObject({ id: next })
  expect(await db.select({ claimedUntil: outboxMessages.claimedUntil }).from(outboxMessages)).toEqual(
    expect.arrayContaining([{ claimedUntil: null }, { claimedUntil: later(90) }]),
  )
})
