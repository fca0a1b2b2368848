import type { RunPreview } from '@salvia/contract/payouts/admin-payouts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { fillWallet } from '#test/open-wallet'
import { listed, movementsOf, runMonth, setUpPayouts } from '#test/payout-life'
import { FIRST, inDecember, makePayee, savePayingSeller } from '#test/payouts'
import { makeAdmin, type Person } from '#test/people'
import { call } from '#test/plans'
import { euros, walletOf } from '#test/wallet-order'
import { users } from '../identity/index.ts'
import { practitioners } from '../people/index.ts'
import { selfBillings } from './data/self-billing-tables.ts'
import { runWhenDue } from './use-cases/run-payouts.ts'

test('on the 1st who is paid monthly and has 25 euros is paid, once; the money is held and billed', async () => {
  const { api, accounting } = await setUpPayouts()
  const sophie = await makePayee(api)
  const poor = await makePayee(api, { available: 2499 })
  const asking = await makePayee(api, { isMonthly: false })
  await runMonth(api)
  await runMonth(api)
  await call(api, accounting, ['POST', '/admin/payouts/runs', { date: '2026-12-01' }])
  await api.runJobs()
  const payouts = await listed(api, accounting)
  expect(payouts).toEqual([
    {
      id: expect.any(String),
      practitioner: { id: sophie.userId, fullName: 'Test Person' },
      status: 'Pending',
      origin: 'Monthly',
      amount: euros(4020),
      createdAt: FIRST.toISOString(),
      completedAt: null,
      paidOutAt: null,
      returnedAt: null,
      returnReason: null,
      obstacle: null,
      account: { numberEnd: '4300', bankName: null, bankCountryId: 'NL' },
      documentNumber: 'S-2026-000001',
      fileKind: 'Sepa',
      fileId: null,
      fileSentAt: null,
    },
  ])
  expect(await walletOf(api, sophie)).toEqual({ available: 0, reserved: 4020 })
  expect(await walletOf(api, poor)).toEqual({ available: 2499, reserved: 0 })
  expect(await walletOf(api, asking)).toEqual({ available: 4020, reserved: 0 })
  expect(await movementsOf(api, sophie)).toEqual([['Draft', -4020]])
  const preview = (await call(api, accounting, ['GET', '/admin/payouts/preview'])).json<RunPreview>()
  expect(preview.payable).toEqual({ count: 0, amount: euros(0), becomesAvailable: euros(0) })
  expect(preview.results.map(({ obstacle }) => obstacle).sort()).toEqual([
    'BelowMinimum',
    'OnRequest',
    'PaidThisMonth',
  ])
})

test('before the 1st, and without a complete seller, nothing is paid', async () => {
  const api = await startApi()
  inDecember(api)
  const accounting = await makeAdmin(api)
  const sophie = await makePayee(api)
  await runMonth(api)
  const started = await call(api, accounting, ['POST', '/admin/payouts/runs', { date: '2026-12-01' }])
  expect([started.statusCode, started.json().code]).toEqual([409, 'seller_incomplete'])
  await savePayingSeller(api)
  await runWhenDue(api.app, new Date('2026-12-10T10:00:00Z'))
  const ahead = await call(api, accounting, ['POST', '/admin/payouts/runs', { date: '2027-01-01' }])
  expect([ahead.statusCode, ahead.json().code]).toEqual([422, 'payout_month_ahead'])
  await api.runJobs()
  expect(await walletOf(api, sophie)).toEqual({ available: 4020, reserved: 0 })
})

test('a run is started for a day that has come, and nothing is changed by asking for a later one', async () => {
  const { api, accounting } = await setUpPayouts()
  const sophie = await makePayee(api)
  const before = await databaseDigest(api.db)
  for (const [date, code] of [
    ['2026-12-02', 'payout_day_ahead'],
    ['2026-12-31', 'payout_day_ahead'],
    ['2027-01-01', 'payout_month_ahead'],
  ]) {
    const answer = await call(api, accounting, ['POST', '/admin/payouts/runs', { date }])
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
  }
  expect(await databaseDigest(api.db)).toEqual(before)
  await api.runJobs()
  expect(await walletOf(api, sophie)).toEqual({ available: 4020, reserved: 0 })
})

test('a run of a month that is over is refused, and so is its preview: nobody is paid twice in a month', async () => {
  const { api, accounting } = await setUpPayouts()
  const sophie = await makePayee(api)
  await runMonth(api)
  await fillWallet(api, sophie, 5000)
  const before = await databaseDigest(api.db)
  for (const date of ['2026-11-30', '2025-12-01', '0001-01-01'])
    for (const answer of [
      await call(api, accounting, ['POST', '/admin/payouts/runs', { date }]),
      await call(api, accounting, ['GET', `/admin/payouts/preview?date=${date}`]),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'payout_month_past'])
  expect(await databaseDigest(api.db)).toEqual(before)
  await api.runJobs()
  expect(await walletOf(api, sophie)).toEqual({ available: 5000, reserved: 4020 })
  // Already January where the seller is.
  api.setNow(new Date('2026-12-31T23:30:00Z'))
  const later = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const first = await call(api, later, ['POST', '/admin/payouts/runs', { date: '2027-01-01' }])
  const last = await call(api, later, ['POST', '/admin/payouts/runs', { date: '2026-12-31' }])
  expect([first.statusCode, last.statusCode]).toEqual([202, 422])
})

test('a practitioner asks for its money once, however often the button is pressed, and not while it is paid monthly', async () => {
  const { api } = await setUpPayouts()
  const sophie = await makePayee(api, { isMonthly: false, available: 100 })
  const ask = (key: string) => call(api, sophie, ['POST', '/wallet/payouts'], { 'idempotency-key': key })
  const first = await ask('first-press')
  expect(first.json()).toMatchObject({ origin: 'Requested', amount: euros(100), status: 'Pending' })
  expect((await ask('first-press')).json().id).toBe(first.json().id)
  const refused = await ask('second-press')
  expect([refused.statusCode, refused.json().code, refused.json().errors]).toEqual([
    409,
    'payout_refused',
    [{ id: 'payout', error: 'NothingAvailable' }],
  ])
  const monthly = await makePayee(api)
  const other = await call(api, monthly, ['POST', '/wallet/payouts'])
  expect(other.json().errors).toEqual([{ id: 'payout', error: 'PaidMonthly' }])
  expect(await walletOf(api, monthly)).toEqual({ available: 4020, reserved: 0 })
  expect((await call(api, monthly, ['GET', '/wallet/payouts/next'])).json()).toEqual({
    available: euros(4020),
    isMonthly: true,
    minimum: euros(2500),
    nextRunOn: '2027-01-01',
    requestObstacle: 'PaidMonthly',
    obstacle: null,
    bankHeldUntil: null,
    open: [],
  })
})

test('the run leaves out who may not be paid, and the preview names why', async () => {
  const { api, accounting } = await setUpPayouts()
  const { db } = api
  const [suspended, off, closed] = [await makePayee(api), await makePayee(api), await makePayee(api)]
  await db.update(users).set({ userStatusId: 'Suspended' }).where(eq(users.id, suspended.userId))
  const flag = (person: Person, flags: Partial<typeof practitioners.$inferInsert>) =>
    db.update(practitioners).set(flags).where(eq(practitioners.userId, person.userId))
  await flag(off, { isAllowedToReceiveCommission: false })
  await flag(closed, { isCommissionEnabled: false })
  await runMonth(api)
  expect(await listed(api, accounting)).toEqual([])
  const preview = (
    await call(api, accounting, ['GET', '/admin/payouts/preview?date=2026-12-05'])
  ).json<RunPreview>()
  const why = Object.fromEntries(
    preview.results.map(({ practitioner, obstacle }) => [practitioner.id, obstacle]),
  )
  expect(why).toEqual({
    [suspended.userId]: 'AccountNotApproved',
    [off.userId]: 'CommissionOff',
    [closed.userId]: 'BusinessAccountIncomplete',
  })
})

test('the self-billing document is for its practitioner and accounting, and says the VAT of its status', async () => {
  const { api, accounting } = await setUpPayouts()
  const tax = { vatNumber: 'NL004495445B01', taxCountryId: 'NL' }
  const sophie = await makePayee(api, { tax, available: 12_100 })
  await runMonth(api)
  const [payout] = await listed(api, accounting)
  const path = `${payout?.id}/document`
  for (const answer of [
    await call(api, sophie, ['GET', `/wallet/payout/${path}`]),
    await call(api, accounting, ['GET', `/admin/payouts/${path}`]),
  ]) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain('S-2026-000001.pdf')
  }
  const rows = await api.db.select().from(selfBillings)
  expect(rows.map(({ content }) => ({ settlement: content.settlement }))).toEqual([
    {
      settlement: {
        services: [{ type: 'Commission', count: 1, amount: 12_100 }],
        ...{ treatment: 'Domestic', vatRate: 2100, net: 10_000, vat: 2100, total: 12_100 },
        ...{ others: [], carriedOver: 0, paid: 12_100 },
      },
    },
  ])
})
