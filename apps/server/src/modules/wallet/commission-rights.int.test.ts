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
import { settleDeliveries } from '../orders/index.ts'
import { followCommissionRights } from './use-cases/complete-commissions.ts'

test('commission follows its flags: switched off it is suspended, switched on what is due is posted', async () => {
  const { api, sophie, place, allow } = await setUpCommissionRights()
  const [due] = [await place(), await place()]
  await allow({ isCommissionEnabled: false })
  await api.runJobs()
  expect(await statuses(api)).toEqual(['Suspended', 'Suspended'])
  await deliver(api, due)
  await settleDeliveries(api.db, inDays(30))
  expect(await statuses(api)).toEqual(['Suspended', 'Suspended'])
  await allow({ isAllowedToReceiveCommission: false, isCommissionEnabled: true })
  await api.runJobs()
  expect(await statuses(api)).toEqual(['Suspended', 'Suspended'])
  expect(await balanceOf(api, sophie)).toMatchObject({ available: eur(0), pending: eur(4000) })
  await allow({ isAllowedToReceiveCommission: true })
  await api.runJobs()
  expect(await statuses(api)).toEqual(['Posted', 'Draft'])
  expect(await balanceOf(api, sophie)).toEqual({
    available: eur(2000),
    pending: eur(2000),
    reserved: eur(0),
  })
  for (let run = 0; run < 3; run += 1) await followCommissionRights(api.db, sophie.userId, inDays(31))
  expect(await balanceOf(api, sophie)).toMatchObject({ available: eur(2000), pending: eur(2000) })
  await allow({ isVip: true })
  await allow({ isCommissionEnabled: false })
  await api.runJobs()
  expect(await statuses(api)).toEqual(['Posted', 'Suspended'])
  expect(await unbalanced(api)).toEqual([])
})
