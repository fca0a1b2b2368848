import { MINUTE_MS } from '@salvia/contract/durations'
import type { PayoutFile } from '@salvia/contract/payouts/admin-payouts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { newId } from '#kernel/ids'
import { NOW } from '#test/api'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { bookings, filedPayout, giveToBank, importAnswer, makeFile, returned } from '#test/payout-life'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { call, item, makePlan } from '#test/plans'

/** A practitioner with one pending commission. */
async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const practitioner = await makeApprovedPractitioner(api)
  const recommendationItems = [item(productIds[0])]
  const plan = await makePlan(api, practitioner, { discountPercentage: 10, recommendationItems })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const lines = [{ productId: productIds[0], quantity: 1, recommendationItemId }]
  await makePlacedOrder(api, [], null, { lines })
  const accounting = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const check = async () => (await call(api, accounting, ['POST', '/admin/ledger/checks'])).json()
  const list = async () => (await call(api, accounting, ['GET', '/admin/ledger/checks'])).json()
  const rows = await readRows<{ id: string; amount: number }>(
    api.db,
    sql`select id, amount::int as amount from wallet_transactions`,
  )
  const [commission] = rows
  return { api, practitioner, commission, check, list }
}

test('a ledger that adds up has its sums and no finding; a day keeps its last check', async () => {
  const { api, check, list, commission } = await setUp()
  await check()
  api.setNow(new Date(NOW.getTime() + MINUTE_MS))
  const amount = commission?.amount ?? 0
  expect(amount).toBeGreaterThan(0)
  const found = {
    day: NOW.toISOString().slice(0, 10),
    checkedAt: new Date(NOW.getTime() + MINUTE_MS).toISOString(),
    accounts: [
      { account: 'commissionCost', currency: 'EUR', amount: -amount },
      { account: 'pending', currency: 'EUR', amount },
    ],
    findings: [],
  }
  expect(await check()).toEqual(found)
  expect((await list()).results).toEqual([found])
})

test('what was written past the ledger is found, with whose it is and by how much', async () => {
  const { api, check, practitioner, commission } = await setUp()
  const { userId: practitionerId } = practitioner
  const [amount, transactionId] = [commission?.amount ?? 0, commission?.id]
  await api.db.execute(sql`update ledger_accounts set balance = balance + 7 where kind = 'pending'`)
  await api.db.execute(sql`update wallet_transactions set amount = amount + 5`)
  await api.db.execute(sql`
    insert into ledger_accounts (id, kind, practitioner_id, balance)
    values (${`available:${practitionerId}`}, 'available', ${practitionerId}, -3)
    on conflict (id) do update set balance = -3`)
  const { findings } = await check()
  const eur = { currency: 'EUR' }
  expect(findings).toHaveLength(4)
  expect(findings).toEqual(
    expect.arrayContaining([
      {
        ...eur,
        kind: 'BalanceDiffers',
        practitionerId,
        transactionId: null,
        expected: amount,
        found: amount + 7,
      },
      { ...eur, kind: 'BalanceDiffers', practitionerId, transactionId: null, expected: 0, found: -3 },
      { ...eur, kind: 'AvailableNegative', practitionerId, transactionId: null, expected: 0, found: -3 },
      { ...eur, kind: 'PendingDiffers', practitionerId, transactionId, expected: amount + 5, found: amount },
    ]),
  )
})

/** A payout that was confirmed, sent back and put into another file. */
async function returnedPayout() {
  const { api, accounting, payee, payout, file, endToEndId } = await filedPayout()
  await giveToBank(api, accounting, file)
  await call(api, accounting, ['PUT', `/admin/payouts/${payout.id}/confirmed`])
  await importAnswer(api, accounting, bookings(returned(endToEndId)))
  const findings = async () =>
    (await call(api, accounting, ['POST', '/admin/ledger/checks'])).json<{ findings: unknown[] }>().findings
  return { api, accounting, payee, payout, findings }
}

test('a payout that the bank sent back, and that is paid again, leaves no finding', async () => {
  const { api, accounting, payout, findings } = await returnedPayout()
  expect(await findings()).toEqual([])
  const file = (await makeFile(api, accounting)).json<PayoutFile>()
  expect(await findings()).toEqual([])
  await giveToBank(api, accounting, file)
  await call(api, accounting, ['PUT', `/admin/payouts/${payout.id}/confirmed`])
  expect(await findings()).toEqual([])
})

test('money that differs from a returned payout is found, whether it left the wallet or stands on the wrong account', async () => {
  const { api, payee, findings } = await returnedPayout()
  const movements = await readRows<{ id: string; amount: number; status: string }>(
    api.db,
    sql`select id, amount::int as amount, status from wallet_transactions where type = 'Payout'`,
  )
  const back = movements.find(({ amount }) => amount > 0)?.id
  const held = movements.find(({ status }) => status === 'Draft')?.id
  const fault = { kind: 'MovementDiffers', practitionerId: payee.userId, currency: 'EUR' }
  await api.db.execute(sql`update wallet_transactions set amount = amount + 3 where id = ${back}`)
  const found = await findings()
  expect(found).toHaveLength(2)
  expect(found).toEqual(
    expect.arrayContaining([
      { ...fault, transactionId: back, expected: 4023, found: 4020 },
      { ...fault, transactionId: held, expected: -4017, found: -4020 },
    ]),
  )
  await api.db.execute(sql`update wallet_transactions set amount = amount - 3 where id = ${back}`)
  const entryId = newId()
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`insert into journal_entries (id, transaction_id, reason, posted_at)
      values (${entryId}, ${held}, 'planted', now())`)
    await tx.execute(sql`insert into postings (id, entry_id, account_id, amount, currency) values
      (${newId()}, ${entryId}, ${`reserved:${payee.userId}`}, -5, 'EUR'),
      (${newId()}, ${entryId}, ${`available:${payee.userId}`}, 5, 'EUR')`)
  })
  expect(await findings()).toEqual([{ ...fault, transactionId: held, expected: -4020, found: -4015 }])
})
