import { expect, test } from 'vitest'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { call } from '#test/plans'
import { refund, refundableOrder } from '#test/refunds'

test('who cancels an order that was refunded in part is mailed what still goes back', async () => {
  const it = await refundableOrder()
  const { totalAmount } = await it.read()
  await refund(it, { amount: 1234 })
  await it.api.runJobs()
  const canceled = await call(it.api, it.admin, ['PUT', `/orders/${it.order.orderId}/cancel`])
  expect(canceled.statusCode).toBe(200)
  const sent = (await it.api.db.select().from(outboxMessages)).flatMap(({ content }) =>
    'template' in content && content.template === 'orderCanceled' ? [content.props] : [],
  )
  expect(sent).toMatchObject([{ refund: { amount: totalAmount.amount - 1234, currency: 'EUR' } }])
})
