import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makeApprovedPractitioner, type Person } from '#test/people'
import { call, makePlan } from '#test/plans'
import { setUpSubstitution } from '#test/substitutions'
import { products } from '../../catalogue/index.ts'

const capsules = (deliveryFormatSize: number) => ({ productDeliveryFormatId: 'capsule', deliveryFormatSize })

describe('products at risk', () => {
  test('each of a practitioner’s plans that holds what cannot be had is named', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, small, dose } = it
    for (let made = 0; made < 7; made += 1) await makePlan(api, sophie, { recommendationItems: [dose] })
    await api.db.update(products).set({ stockStatus: 'Discontinued' }).where(eq(products.id, small))
    const { results } = (await call(api, sophie, ['GET', '/recommendations/products-at-risk'])).json<{
      results: { plansCount: number; plans: object[] }[]
    }>()
    expect(results.map(({ plansCount, plans }) => [plansCount, plans.length])).toEqual([[7, 7]])
  })

  test('a practitioner sees own plans with what cannot be had and what is linked', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, small, large, dose } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
    const tom = await makeApprovedPractitioner(api)
    const atRisk = async (by: Person) =>
      (await call(api, by, ['GET', '/recommendations/products-at-risk'])).json<{
        results: object[]
        pager: object
      }>()
    expect((await atRisk(sophie)).results).toEqual([])
    await api.db
      .update(products)
      .set({ stockStatus: 'Discontinued', deliveryFormatSize: 60 })
      .where(eq(products.id, small))
    await api.db.update(products).set({ deliveryFormatSize: 180 }).where(eq(products.id, large))
    expect(await atRisk(sophie)).toMatchObject({
      pager: { count: 1 },
      results: [
        {
          product: { id: small, name: 'Magnesium 200', stockStatusId: 'Discontinued', ...capsules(60) },
          plansCount: 1,
          plans: [{ id: plan.id, name: 'Sleep', createdAt: NOW.toISOString() }],
          linkedProducts: [{ id: large, name: 'Magnesium 200 large', ...capsules(180) }],
        },
      ],
    })
    expect((await atRisk(tom)).results).toEqual([])
    // Archived or taken out of the shop: nobody can buy what is on the shelf.
    for (const gone of [{ isActive: false }, { isHidden: true }]) {
      const isOnShelf = { stockStatus: 'InStock', isActive: true, isHidden: false } as const
      await api.db
        .update(products)
        .set({ ...isOnShelf, ...gone })
        .where(eq(products.id, small))
      expect((await atRisk(sophie)).results).toMatchObject([
        { product: { id: small, stockStatusId: 'NotInCatalog' } },
      ])
    }
  })
})
