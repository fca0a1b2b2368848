import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApi, type TestApi } from '#test/api'
import { expectOneTruth } from '#test/one-truth'
import { giveToBank } from '#test/payout-life'
import { FIRST, inDecember, makePayee, savePayingSeller } from '#test/payouts'
import { makeAdmin, type Person } from '#test/people'
import { call } from '#test/plans'
import { changeAsAdmin } from '#test/practitioners'
import { rounds } from '#test/rounds'
import { walletOf } from '#test/wallet-order'
import { takeBackCommissionUpTo, walletTransactions } from '../wallet/index.ts'
import { payouts } from './data/payout-tables.ts'
import { runPayouts } from './use-cases/run-payouts.ts'

async function setUp() {
  const api = await startApi()
  inDecember(api)
  await savePayingSeller(api)
  return api
}

const run = (api: TestApi, month = '2026-12') => runPayouts(api.app, month, FIRST)

const amounts = async ({ db }: TestApi) => (await db.select().from(payouts)).map(({ amount }) => amount)

/** Each payout pays movements that come to it, and no movement is paid twice. */
async function expectCovered(api: TestApi): Promise<void> {
  const rows = await readRows(
    api.db,
    sql`select p.id from payouts p
    left join (select m.payout_id, sum(t.amount) as amount from payout_movements m
      join wallet_transactions t on t.id = m.transaction_id where t.type <> 'Payout' group by m.payout_id) c
      on c.payout_id = p.id
    where p.amount is distinct from c.amount`,
  )
  expect(rows).toEqual([])
}

test('two runs of a month at once pay everyone once', async () => {
  const api = await setUp()
  for (const _ of rounds) await makePayee(api)
  await Promise.all([run(api), run(api), run(api)])
  expect(await amounts(api)).toEqual(rounds.map(() => 4020))
  const rows = await readRows(
    api.db,
    sql`select count(*)::int as count, max(sequence) as last from self_billings`,
  )
  expect(rows).toEqual([{ count: rounds.length, last: rounds.length }])
})

test('what fails together is paid one by one; a run that dies is finished by the next and pays nobody twice', async () => {
  const api = await setUp()
  for (const _ of rounds) await makePayee(api)
  // Each is read with holder and number of its account when listed and when locked, and with its address when billed.
  const together = rounds.length * 4 + 2
  const third = together + 2 * 3 + 2
  const failing = { ...api.app, sealed: { ...api.app.sealed } }
  let opened = 0
  const open = api.app.sealed.open.bind(api.app.sealed)
  failing.sealed.open = (text) => {
    opened += 1
    if (opened === together || opened >= third) throw new Error('the process ends here')
    return open(text)
  }
  await expect(
    runPayouts({ ...failing, db: api.db, jobs: api.app.jobs, config: api.app.config }, '2026-12', FIRST),
  ).rejects.toThrow('the process ends here')
  expect(await amounts(api)).toEqual([4020, 4020])
  await run(api)
  expect(await amounts(api)).toEqual(rounds.map(() => 4020))
  await expectCovered(api)
  await expectOneTruth(api)
})

test('of two requests at once, in two tabs, one is paid', async () => {
  const api = await setUp()
  for (const _ of rounds) {
    const sophie = await makePayee(api, { isMonthly: false })
    const ask = () => call(api, sophie, ['POST', '/wallet/payouts'])
    const codes = (await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([201, 409])
    expect(await walletOf(api, sophie)).toEqual({ available: 0, reserved: 4020 })
  }
})

test('commission taken back during a run is paid less, or owed: the money is there once', async () => {
  const api = await setUp()
  for (const at of rounds) {
    const sophie = await makePayee(api)
    const [commission] = await api.db
      .select()
      .from(walletTransactions)
      .where(sql`practitioner_id = ${sophie.userId}`)
    const orderId = commission?.orderId ?? ''
    const takeBack = () =>
      api.db.transaction((tx) => takeBackCommissionUpTo(tx, { orderId, total: 1000 }, FIRST))
    await Promise.all(at % 2 === 0 ? [takeBack(), run(api)] : [run(api), takeBack()])
    const { available, reserved } = await walletOf(api, sophie)
    expect([
      [0, 3020],
      [-1000, 4020],
    ]).toContainEqual([available, reserved])
  }
  await expectCovered(api)
  await expectOneTruth(api)
})

test('commission switched off during a run: paid before, or not at all', async () => {
  const api = await setUp()
  const admin = await makeAdmin(api)
  const isPaid = async (person: Person) => (await walletOf(api, person)).reserved === 4020
  for (const _ of rounds) {
    const sophie = await makePayee(api)
    const off = () => changeAsAdmin(api, sophie, admin, { isAllowedToReceiveCommission: false })
    const [answer] = await Promise.all([off(), run(api)])
    expect(answer.statusCode).toBe(200)
    const { available, reserved } = await walletOf(api, sophie)
    expect(available + reserved).toBe(4020)
    const before = await isPaid(sophie)
    await run(api)
    expect(await isPaid(sophie)).toBe(before)
  }
})

test('of two files at once one holds the payouts, and of two answers of the bank one counts', async () => {
  const api = await setUp()
  const accounting = await makeAdmin(api)
  for (const at of rounds) {
    await makePayee(api)
    await run(api, `2026-${String(12 - (at % 12)).padStart(2, '0')}`)
    const make = () => call(api, accounting, ['POST', '/admin/payouts/files', { kind: 'Sepa' }])
    const [one, two] = await Promise.all([make(), make()])
    expect([one.statusCode, two.statusCode].sort()).toEqual([201, 409])
    const { id } = (one.statusCode === 201 ? one : two).json<{ id: string }>()
    await giveToBank(api, accounting, { id })
    const confirm = () => call(api, accounting, ['PUT', `/admin/payouts/files/${id}/confirmed`])
    await Promise.all([confirm(), confirm()])
  }
  await expectOneTruth(api)
})
