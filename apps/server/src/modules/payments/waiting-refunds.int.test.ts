import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutesLater, NOW } from '#test/constants'
import { gatewayOf, paymentContext } from '#test/gateway'
import { refund, refundableOrder } from '#test/refunds'
import { refunds } from './data/payment-tables.ts'
import { askAboutRefunds } from './use-cases/ask-about-refunds.ts'

/** A refund of 10.00 that waits: `lost` how far it came. */
async function waitingRefund(lost: 'request' | 'answer' | 'word') {
  const set = await refundableOrder()
  const gateway = gatewayOf(set.api)
  const { refund: send } = gateway
  const sent: string[] = []
  gateway.refund = async (request) => {
    sent.push(request.refundId)
    if (lost === 'request') throw new Error('no connection')
    const told = await send(request)
    if (lost === 'answer') throw new Error('no answer')
    return { ...told, status: 'Waiting' }
  }
  await refund(set, { amount: 1000 })
  await set.api.runJobs().catch(() => undefined)
  gateway.refund = (request) => {
    sent.push(request.refundId)
    return send(request)
  }
  const [row] = await set.api.db.select().from(refunds)
  const ask = (minutes: number) => askAboutRefunds(paymentContext(set.api), minutesLater(minutes))
  const state = async () => (await set.api.db.select().from(refunds))[0]
  return { ...set, gateway, sent, row, ask, state }
}

test.for(['request', 'answer', 'word'] as const)(
  'a refund whose %s was lost is settled by asking, once',
  async (lost) => {
    const { ask, state, sent, read, row } = await waitingRefund(lost)
    expect(row).toMatchObject({ state: 'Waiting', askAt: minutesLater(15) })
    const before = sent.length
    await ask(14)
    expect(await state()).toMatchObject({ state: 'Waiting' })
    await ask(15)
    expect(await state()).toMatchObject({ state: 'Succeeded', refundRef: `re_test_${row?.id}`, askAt: null })
    expect(sent.length - before).toBe(lost === 'request' ? 1 : 0)
    await ask(60)
    expect((await read()).buyer?.payment?.refunds).toMatchObject([{ state: 'Succeeded' }])
  },
)

test('a gateway that does not answer is asked again later, and one that still waits too', async () => {
  const { ask, state, gateway, api, row } = await waitingRefund('word')
  gateway.readRefund = () => Promise.reject(new Error('no connection'))
  await ask(15)
  expect(await state()).toMatchObject({ state: 'Waiting', askAt: minutesLater(15 + 3.75) })
  gateway.readRefund = async () => ({ refundRef: 're_1', status: 'Waiting' })
  await ask(19)
  expect(await state()).toMatchObject({ state: 'Waiting', refundRef: 're_1', askAt: minutesLater(19 + 4.75) })
  await api.db
    .update(refunds)
    .set({ askAt: NOW })
    .where(eq(refunds.id, row?.id ?? ''))
  gateway.readRefund = async () => ({ refundRef: 're_1', status: 'Failed' })
  await ask(20)
  expect(await state()).toMatchObject({ state: 'Failed', askAt: null })
})
