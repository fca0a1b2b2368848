import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makeApprovedPractitioner } from '#test/people'
import { call, item, makePlan, setUpPlans } from '#test/plans'
import { recommendations } from './index.ts'

test('the dose of a product is the last that the practitioner gave, not a draft’s, and nobody else’s', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const [own = '', others = '', unwritten = ''] = productIds
  const ruth = await makeApprovedPractitioner(api)
  const plan = (by: typeof sophie, productId: string, intakeAmount: number | null) =>
    makePlan(api, by, { recommendationItems: [item(productId, { intakeAmount, intakeTime: ['BedTime'] })] })
  await plan(sophie, own, 1)
  await plan(sophie, own, 2)
  await plan(sophie, unwritten, null)
  await plan(ruth, own, 5)
  await plan(ruth, others, 5)
  const removed = await plan(sophie, own, 4)
  await call(api, sophie, ['DELETE', `/recommendations/${removed.id}`])
  await api.db.update(recommendations).set({ sharedAt: NOW })
  await plan(sophie, own, 3)

  const url = `/recommendations/last-doses?productIds=${[own, others, unwritten].join(',')}`
  expect((await call(api, sophie, ['GET', url])).json()).toEqual([
    expect.objectContaining({ productId: own, intakeAmount: 2, intakeTime: ['BedTime'] }),
  ])
})
