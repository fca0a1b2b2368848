import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makeAdmin, makeApprovedPractitioner, makeNewcomer, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { orderLines } from '../orders/index.ts'
import { walletTransactions } from './data/wallet-tables.ts'

/** One product of 100.00 net, 9 percent VAT, with 10 percent for the plan's clients. */
async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const [productId] = productIds
  await api.db.update(products).set({ netPrice: 10_000 }).where(eq(products.id, productId))
  /** What an author's plan says it gives, what its client pays of the goods, and what is recorded as earned. */
  const sellByPlanOf = async (author: Person) => {
    const plan = await makePlan(api, author, {
      discountPercentage: 10,
      recommendationItems: [item(productId)],
    })
    const { discountPercentage, practitioner } = (
      await call(api, null, ['GET', `/recommendations/code/${plan.shareCode}`])
    ).json()
    const recommendationItemId = plan.recommendationItems[0]?.id
    const { orderId } = await makePlacedOrder(api, [], null, {
      lines: [{ productId, quantity: 1, recommendationItemId }],
    })
    const [line] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const earned = await api.db
      .select({ amount: walletTransactions.amount, status: walletTransactions.status })
      .from(walletTransactions)
      .where(eq(walletTransactions.orderId, orderId))
    return {
      said: [discountPercentage, practitioner.isApproved, practitioner.mayReceiveCommission],
      paid: line?.paid,
      isOfPlan: line?.recommendationId === plan.id,
      earned,
    }
  }
  return { api, sellByPlanOf }
}

test('an admin’s plan is sold at the price of the shop and earns nothing, as that of who is not approved', async () => {
  const { api, sellByPlanOf } = await setUp()
  const none = { said: [0, false, false], paid: 10_900, isOfPlan: true, earned: [] }
  expect(await sellByPlanOf(await makeAdmin(api))).toEqual(none)
  expect(await sellByPlanOf(await makeNewcomer(api))).toEqual(none)
  expect(await sellByPlanOf(await makeApprovedPractitioner(api))).toEqual({
    said: [10, true, true],
    paid: 9810,
    isOfPlan: true,
    earned: [{ amount: 2000, status: 'Draft' }],
  })
  const accounting = await makeAdmin(api)
  const totals = await call(api, accounting, ['GET', '/practitioner/transactions/totals'])
  expect(totals.json()).toMatchObject({ pending: { amount: 2000, currency: 'EUR' } })
})
