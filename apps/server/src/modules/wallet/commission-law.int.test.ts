import type { CommissionLaw } from '@salvia/contract/reference/commission-laws'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, signInAs } from '#test/people'
import { call, callVersioned, item, makePlan } from '#test/plans'
import { changeAsAdmin } from '#test/practitioners'
import { products } from '../catalogue/index.ts'
import { commissionLaws } from '../reference/index.ts'
import { walletTransactions } from './data/wallet-tables.ts'

/** Today by the tests' clock is 2026-11-20. */
const TOMORROW = '2026-11-21'
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const ban = {
  ...{ countryCode: 'NL', professionId: null, isAllowed: false },
  ...{ validFrom: TOMORROW, source: 'an act' },
}

/** A Dutch practitioner's plan: list 100.00 net, 10 percent for the client, so 20.00 of commission. */
async function setUp() {
  const { api, productIds } = await setUpCheckout()
  await api.db.update(products).set({ netPrice: 10_000 }).where(eq(products.id, productIds[0]))
  const admin = await makeAdmin(api)
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, {
    discountPercentage: 10,
    recommendationItems: [item(productIds[0])],
  })
  const lines = [
    { productId: productIds[0], quantity: 1, recommendationItemId: plan.recommendationItems[0]?.id },
  ]
  const place = () => makePlacedOrder(api, [], null, { lines })
  const law = (body: object) => callVersioned(api, admin, ['POST', '/admin/commission-laws', body])
  const said = async () =>
    (await call(api, null, ['GET', `/recommendations/code/${plan.shareCode}`])).json<{
      discountPercentage: number
      practitioner: { mayReceiveCommission: boolean }
    }>()
  /** What the plan page shows, what an order charges and earns, and how that stands. */
  const terms = async () => {
    const { discountPercentage: shown, practitioner } = await said()
    const { orderId, cart } = await place()
    const [earned] = await api.db
      .select()
      .from(walletTransactions)
      .where(eq(walletTransactions.orderId, orderId))
    return {
      shown,
      isSaid: practitioner.mayReceiveCommission,
      charged: cart.lines[0]?.discountPercentage,
      earned: earned ? [earned.amount, earned.status] : null,
    }
  }
  const goTo = async (at: string) => {
    api.setNow(new Date(at))
    for (const person of [admin, sophie]) person.headers = await signInAs(api, person.email)
  }
  const statuses = async () =>
    (await api.db.select().from(walletTransactions).orderBy(walletTransactions.id)).map((each) => each.status)
  return { api, admin, sophie, law, terms, goTo, statuses }
}

test('from its day on a law turns commission off and gives the full margin as a discount; not a second earlier', async () => {
  const { api, sophie, law, terms, goTo, statuses } = await setUp()
  const added = await law(ban)
  expect([added.statusCode, added.json()]).toEqual([
    201,
    { ...ban, id: expect.any(String), version: 1, state: 'Coming', canWithdraw: true },
  ])
  await goTo('2026-11-20T22:59:59Z')
  expect(await terms()).toEqual({ shown: 10, isSaid: true, charged: 10, earned: [2000, 'Draft'] })
  await goTo('2026-11-20T23:00:00Z')
  expect(await terms()).toEqual({ shown: 30, isSaid: false, charged: 30, earned: null })
  const me = (await call(api, sophie, ['GET', '/users/me'])).json()
  expect(me).toMatchObject({ isAllowedToReceiveCommission: true, isCommissionLawful: false })
  expect((await call(api, sophie, ['GET', '/wallet/payouts/next'])).json()).toMatchObject({
    obstacle: 'CommissionForbidden',
  })
  await law({ ...ban, isAllowed: true, validFrom: '2026-12-01' })
  await api.runJobs()
  expect(await statuses()).toEqual(['Suspended'])
  expect((await call(api, sophie, ['GET', '/wallet/balance'])).json()).toMatchObject({ available: eur(0) })
  await goTo('2026-11-30T23:00:00Z')
  expect(await terms()).toMatchObject({ shown: 10, charged: 10, earned: [2000, 'Draft'] })
})

test('a row for a profession decides before the one for its country, by what admins know of the practitioner', async () => {
  const { api, admin, sophie, law, terms, goTo } = await setUp()
  await law({ ...ban, professionId: 'Physician' })
  await law({ ...ban, countryCode: 'DE' })
  await goTo('2026-11-21T09:00:00Z')
  expect(await terms()).toMatchObject({ charged: 10 })
  await changeAsAdmin(api, sophie, admin, { professionId: 'Physician' })
  expect(await terms()).toMatchObject({ charged: 30, earned: null })
  await law({ ...ban, isAllowed: true })
  expect(await terms()).toMatchObject({ charged: 30 })
  await law({ ...ban, professionId: 'Physician', isAllowed: true, validFrom: '2026-11-22' })
  await goTo('2026-11-22T09:00:00Z')
  expect(await terms()).toMatchObject({ charged: 10 })
})

test('a rule is withdrawn before it has begun and never after; a day that is over or taken is refused', async () => {
  const { api, admin, law, goTo } = await setUp()
  const first = (await law(ban)).json<CommissionLaw>()
  const digest = await databaseDigest(api.db)
  for (const [body, code] of [
    [{ ...ban, validFrom: '2026-11-19' }, 'rate_past'],
    [ban, 'rate_taken'],
  ] as const)
    expect((await law(body)).json()).toMatchObject({ status: 422, code })
  expect(await databaseDigest(api.db)).toEqual(digest)
  const base = await makeAdmin(api, ['admin:base'])
  expect((await call(api, base, ['POST', '/admin/commission-laws', ban])).statusCode).toBe(403)
  const withdraw = (row: CommissionLaw) =>
    callVersioned(api, admin, ['POST', `/admin/commission-laws/${row.id}/withdraw`, { version: row.version }])
  expect((await withdraw(first)).json()).toMatchObject({ state: 'Withdrawn', version: 2 })
  const again = (await law(ban)).json<CommissionLaw>()
  await goTo('2026-11-22T09:00:00Z')
  expect((await withdraw(again)).json()).toMatchObject({ status: 422, code: 'rate_begun' })
  const { results } = (
    await call(api, admin, ['GET', '/admin/settings/history?subject=CommissionLaw&key=NL'])
  ).json()
  expect(results.map((entry: { event: string }) => entry.event)).toEqual([
    'RateAdded',
    'RateWithdrawn',
    'RateAdded',
  ])
})

test('two admins who forbid the same on the same day: one row', async () => {
  const { api, law } = await setUp()
  const answers = await Promise.all([law(ban), law(ban)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  expect(await api.db.$count(commissionLaws)).toBe(1)
})
