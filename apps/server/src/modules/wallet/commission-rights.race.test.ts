import { expect, test } from 'vitest'
import {
  balanceOf,
  deliver,
  eur,
  inDays,
  setUpCommissionRights,
  statuses,
  unbalanced,
} from '#test/commission-rights'
import { rounds } from '#test/rounds'
import { settleDeliveries } from '../orders/index.ts'
import { completeWithheld, followCommissionRights } from './use-cases/complete-commissions.ts'

test.for(rounds)('commission is posted once, however its flags, settling and jobs meet (%i)', async () => {
  const { api, sophie, place, allow } = await setUpCommissionRights()
  const orders = [await place(), await place(), await place()]
  await allow({ isCommissionEnabled: false })
  await api.runJobs()
  for (const orderId of orders) await deliver(api, orderId)
  const follow = () => followCommissionRights(api.db, sophie.userId, inDays(30))
  await Promise.all([
    settleDeliveries(api.db, inDays(30)),
    allow({ isCommissionEnabled: true }),
    follow(),
    completeWithheld(api.db, inDays(30)),
    follow(),
    settleDeliveries(api.db, inDays(30)),
  ])
  await api.runJobs()
  await completeWithheld(api.db, inDays(31))
  expect(await statuses(api)).toEqual(['Posted', 'Posted', 'Posted'])
  expect(await balanceOf(api, sophie)).toEqual({
    available: eur(6000),
    pending: eur(0),
    reserved: eur(0),
  })
  expect(await unbalanced(api)).toEqual([])
})
