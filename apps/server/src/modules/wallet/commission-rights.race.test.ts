import { DAY_MS } from '@salvia/contract/durations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { changeAsAdmin } from '#test/practitioners'
import { rounds } from '#test/rounds'
import { products } from '../catalogue/index.ts'
import { settleDeliveries } from '../orders/index.ts'
import { walletTransactions } from './data/wallet-tables.ts'
import { completeWithheld, followCommissionRights } from './use-cases/complete-commissions.ts'

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const eur = (amount: number) => ({ amount, currency: 'EUR' })

/** A practitioner whose plan is ordered: 20.00 of commission each time. */
async function setUp() {
  const { api, productIds } = await setUpCheckout()
  await api.db.update(products).set({ netPrice: 10_000 }).where(eq(products.id, productIds[0]))
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, {
    discountPercentage: 10,
    recommendationItems: [item(productIds[0])],
  })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const lines = [{ productId: productIds[0], quantity: 1, recommendationItemId }]
  const place = async () => (await makePlacedOrder(api, [], null, { lines })).orderId
  const admin = await makeAdmin(api, ['admin:base'])
  const allow = (flags: Record<string, boolean>) => changeAsAdmin(api, sophie, admin, flags)
  return { api, sophie, place, allow }
}

const deliver = (api: TestApi, orderId: string) =>
  api.db.execute(sql`update shipments set status = 'InTransit', delivered_at = ${NOW.toISOString()}
    where order_id = ${orderId}`)

const balanceOf = async (api: TestApi, person: Person) =>
  (await call(api, person, ['GET', '/wallet/balance'])).json()

const statuses = async ({ db }: TestApi) =>
  (await db.select().from(walletTransactions).orderBy(walletTransactions.id)).map(({ status }) => status)

async function unbalanced({ db }: TestApi): Promise<unknown[]> {
  const rows = await readRows<unknown>(
    db,
    sql`select entry_id from postings group by entry_id, currency having sum(amount) <> 0`,
  )
  return rows
}

test('commission follows its flags: switched off it is suspended, switched on what is due is posted', async () => {
  const { api, sophie, place, allow } = await setUp()
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

test.for(rounds)('commission is posted once, however its flags, settling and jobs meet (%i)', async () => {
  const { api, sophie, place, allow } = await setUp()
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
