import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { completeCommissions } from './use-cases/complete-commissions.ts'
import { recordCommission } from './use-cases/record-commission.ts'
import { takeBackCommission } from './use-cases/take-back-commission.ts'
import { takeBackCommissionUpTo } from './use-cases/take-back-part.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

test('earnings are those of six months of orders, each in its month by UTC, pending and posted apart', async () => {
  const api = await startApi()
  const practitioner = await makeApprovedPractitioner(api)
  const other = await makeApprovedPractitioner(api)
  const earn = async (placedAt: string, amount: number, practitionerId = practitioner.userId) => {
    const orderId = crypto.randomUUID()
    const line = { orderLineId: crypto.randomUUID(), commission: { amount, currency: 'EUR' as const } }
    const order = { practitionerId, orderId, orderNumber: orderId, planName: null, lines: [line], also: [] }
    await api.db.transaction((tx) => recordCommission(tx, order, new Date(placedAt)))
    return orderId
  }
  const complete = (orderId: string, at: string) =>
    api.db.transaction((tx) => completeCommissions(tx, [orderId], new Date(at)))
  await earn('2026-05-31T23:59:59.999Z', 1)
  await complete(await earn('2026-06-01T00:00:00.000Z', 20), '2026-09-10T00:00:00Z')
  const refunded = await earn('2026-10-31T23:59:59.999Z', 300)
  await complete(refunded, '2026-11-20T00:00:00Z')
  await api.db.transaction((tx) => takeBackCommissionUpTo(tx, { orderId: refunded, total: 80 }, NOW))
  await earn('2026-10-31T23:59:59.999Z', 4000)
  await earn('2026-11-01T00:00:00.000Z', 50_000)
  const canceled = await earn('2026-11-02T00:00:00Z', 600_000)
  await api.db.transaction((tx) => takeBackCommission(tx, canceled, NOW))
  await earn('2026-11-02T00:00:00Z', 7_000_000, other.userId)
  expect(await (await call(api, practitioner, ['GET', '/wallet/earnings'])).json()).toEqual({
    months: [
      { month: '2026-06', pending: eur(0), posted: eur(20) },
      { month: '2026-07', pending: eur(0), posted: eur(0) },
      { month: '2026-08', pending: eur(0), posted: eur(0) },
      { month: '2026-09', pending: eur(0), posted: eur(0) },
      { month: '2026-10', pending: eur(4000), posted: eur(220) },
      { month: '2026-11', pending: eur(50_000), posted: eur(0) },
    ],
  })
})
