import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makeApprovedPractitioner } from '#test/people'
import { item, makePlan, setUpPlans } from '#test/plans'
import { recommendations } from './index.ts'

test('often recommended is what several practitioners have in shared plans, and nothing of one alone', async () => {
  const { api, sophie, productIds } = await setUpPlans()
  const [both = '', own = '', unshared = ''] = productIds
  const ruth = await makeApprovedPractitioner(api)
  const of = (...ids: string[]) => ({ recommendationItems: ids.map((id) => item(id)) })
  await makePlan(api, sophie, of(both, own))
  await makePlan(api, sophie, of(own))
  await makePlan(api, ruth, of(both))
  await api.db.update(recommendations).set({ sharedAt: NOW })
  await makePlan(api, ruth, of(unshared, own))
  await makePlan(api, sophie, of(unshared))

  const answer = await api.app.inject('/api/products/often-recommended?countryCode=NL&languageCode=en')
  expect(answer.json<ProductCard[]>().map(({ id }) => id)).toEqual([both])
})
