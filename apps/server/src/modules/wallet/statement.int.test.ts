import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'
import { cookieNames } from '@salvia/contract/words/cookies'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { fillWallet } from '#test/open-wallet'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { changeTransaction } from './use-cases/change-transaction.ts'
import { completeCommissions } from './use-cases/complete-commissions.ts'
import { enterTransaction } from './use-cases/enter-transaction.ts'
import { takeBackCommission } from './use-cases/take-back-commission.ts'
import { takeBackCommissionUpTo } from './use-cases/take-back-part.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** A practitioner whose plan, at 10 percent, was ordered: two packs of 100.00 net. */
async function setUp() {
  const { api, productIds } = await setUpCheckout()
  await api.db.update(products).set({ netPrice: 10_000 }).where(eq(products.id, productIds[0]))
  const sophie = await makeApprovedPractitioner(api)
  const accountant = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const plan = await makePlan(api, sophie, {
    discountPercentage: 10,
    recommendationItems: [item(productIds[0])],
  })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const lines = [
    { productId: productIds[0], quantity: 2, recommendationItemId },
    { productId: productIds[1], quantity: 1 },
  ]
  const { orderId } = await makePlacedOrder(api, [], null, { lines })
  const post = async (type: 'Adjustment', amount: number, at: Date) => {
    const input = { practitionerId: sophie.userId, type, amount: eur(amount), reason: 'Talk in Utrecht' }
    const actorId = accountant.userId
    const transactionId = await enterTransaction(api.db, { input, actorId, key: undefined }, at)
    const change = { status: 'Posted' as const }
    await changeTransaction(api.db, { transactionId, actorId, version: undefined, change }, at)
    return transactionId
  }
  const cancel = (transactionId: string, at: Date) =>
    changeTransaction(
      api.db,
      { transactionId, actorId: accountant.userId, version: undefined, change: { status: 'Cancelled' } },
      at,
    )
  return { api, sophie, accountant, orderId, post, cancel }
}

test('a statement lists what moved the available balance, and opens as the one before closed', async () => {
  const { api, sophie, accountant, post, cancel } = await setUp()
  const given = await post('Adjustment', 1000, inDays(1))
  await post('Adjustment', -300, inDays(3))
  await cancel(given, inDays(5))
  const statement = async (from: number, to: number) =>
    (
      await call(api, accountant, [
        'GET',
        `/wallet/statement?practitionerId=${sophie.userId}&from=${dayOf(inDays(from))}&to=${dayOf(inDays(to))}`,
      ])
    ).json()
  const [first, second] = [await statement(0, 2), await statement(3, 9)]
  expect(first).toMatchObject({
    opening: eur(0),
    closing: eur(1000),
    lines: [{ type: 'Adjustment', isReversal: false }],
  })
  expect(second).toMatchObject({
    opening: first.closing,
    closing: eur(-300),
    lines: [
      { type: 'Adjustment', amount: eur(-300), balance: eur(700), reason: 'Talk in Utrecht' },
      { type: 'Adjustment', amount: eur(-1000), balance: eur(-300), isReversal: true },
    ],
  })
  const wrong = await call(api, sophie, ['GET', '/wallet/statement?from=2026-02-02&to=2026-02-01'])
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'days_contradict'])
  const lars = await makeApprovedPractitioner(api)
  const foreign = `/wallet/statement?practitionerId=${sophie.userId}&from=2026-01-01&to=2026-12-31`
  expect((await call(api, lars, ['GET', foreign])).statusCode).toBe(404)
})

test('a statement is a spreadsheet in the reader’s language, and a PDF', async () => {
  const { api, sophie } = await setUp()
  await fillWallet(api, sophie, 2000)
  const day = dayOf(NOW)
  const file = (format: string) =>
    call(api, sophie, ['GET', `/wallet/statement/file?from=${day}&to=${day}&format=${format}`], {
      cookie: `${cookieNames.language}=de`,
    })
  expect((await file('csv')).body.split('\r\n')).toEqual([
    '\uFEFFDatum;Buchung;Bezug;Betrag;Saldo;Währung',
    `${day};Saldo zu Beginn;;;"0,00";EUR`,
    `${day};Provision;S-2026-000001;"20,00";"20,00";EUR`,
    `${day};Saldo am Ende;;;"20,00";EUR`,
    '',
  ])
  const pdf = await file('pdf')
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
})

test('a commission is worked out line by line, with what refunds took back while it was pending', async () => {
  const { api, sophie, orderId } = await setUp()
  const read = async () => {
    const { transactions } = (await call(api, sophie, ['GET', '/wallet/transactions'])).json()
    return (await call(api, sophie, ['GET', `/wallet/transactions/${transactions[0].id}/arithmetic`])).json()
  }
  const line = {
    ...{ quantity: 2, listNet: eur(10_000), discountPercentage: 10 },
    ...{ margin: eur(6000), discountNet: eur(2000), commission: eur(4000) },
  }
  expect(await read()).toMatchObject({
    lines: [line],
    promised: eur(4000),
    takenBack: eur(0),
    amount: eur(4000),
  })
  await api.db.transaction((tx) => takeBackCommissionUpTo(tx, { orderId, total: 1500 }, NOW))
  expect(await read()).toMatchObject({ promised: eur(4000), takenBack: eur(1500), amount: eur(2500) })
})

test('the arithmetic ends with nothing left where all was canceled, or refunded after it was posted', async () => {
  const [canceled, refunded] = [await setUp(), await setUp()]
  const read = async ({ api, sophie }: typeof canceled) => {
    const list = await call(api, sophie, ['GET', '/wallet/transactions?transactionTypes=Commission'])
    const { id } = list.json().transactions[0]
    return (await call(api, sophie, ['GET', `/wallet/transactions/${id}/arithmetic`])).json()
  }
  await canceled.api.db.transaction((tx) => takeBackCommission(tx, canceled.orderId, NOW))
  expect(await read(canceled)).toMatchObject({
    promised: eur(4000),
    takenBack: eur(4000),
    amount: eur(0),
  })
  const { api, orderId } = refunded
  await api.db.execute(sql`update practitioners set is_commission_enabled = true`)
  await completeCommissions(api.db, [orderId], NOW)
  for (const total of [1500, 4000]) {
    await api.db.transaction((tx) => takeBackCommissionUpTo(tx, { orderId, total }, NOW))
    expect(await read(refunded)).toMatchObject({
      promised: eur(4000),
      takenBack: eur(total),
      amount: eur(4000 - total),
    })
  }
})

test('a statement may end on the last day that there is, as data, spreadsheet and PDF', async () => {
  const { api, sophie } = await setUp()
  await fillWallet(api, sophie, 2000)
  const day = dayOf(NOW)
  const asked = (path: string, from: string) =>
    call(api, sophie, ['GET', `/wallet/statement${path}from=${from}&to=9999-12-31`])
  expect((await asked('?', day)).json()).toMatchObject({ closing: eur(2000), lines: [{ amount: eur(2000) }] })
  expect((await asked('?', '9999-12-31')).json()).toMatchObject({ opening: eur(2000), lines: [] })
  expect((await asked('?', '0001-01-01')).json()).toMatchObject({ opening: eur(0), closing: eur(2000) })
  for (const format of ['csv', 'pdf'])
    expect((await asked(`/file?format=${format}&`, day)).statusCode).toBe(200)
})

test('parts that go back add up, before and after a commission is available; a sum that is told again takes nothing', async () => {
  const { api, sophie, orderId } = await setUp()
  const takeBack = (total: number) =>
    api.db.transaction((tx) => takeBackCommissionUpTo(tx, { orderId, total }, NOW))
  await takeBack(1000)
  await api.db.execute(sql`update practitioners set is_commission_enabled = true`)
  await completeCommissions(api.db, [orderId], NOW)
  for (const total of [1000, 1500, 1500, 2200]) await takeBack(total)
  const { transactions } = (await call(api, sophie, ['GET', '/wallet/transactions'])).json()
  const moved = transactions.map((each: { type: string; status: string; amount: { amount: number } }) => [
    each.type,
    each.status,
    each.amount.amount,
  ])
  expect(moved.sort()).toEqual([
    ['Adjustment', 'Posted', -500],
    ['Adjustment', 'Posted', -700],
    ['Commission', 'Posted', 3000],
  ])
  const balance = (await call(api, sophie, ['GET', '/wallet/balance'])).json()
  expect(balance).toMatchObject({ available: eur(1800), pending: eur(0) })
})

test('a pending order says from when its commission is available, once all its parcels arrived', async () => {
  const { api, sophie, orderId } = await setUp()
  const availableAt = async () =>
    (await call(api, sophie, ['GET', '/wallet/pending-orders'])).json().results[0].availableAt
  expect(await availableAt()).toBeNull()
  await api.db.execute(
    sql`update shipments set status = 'InTransit', delivered_at = ${NOW.toISOString()} where order_id = ${orderId}`,
  )
  expect(await availableAt()).toBe(inDays(30).toISOString())
})

test.each(['/wallet/statement?practitionerId=', '/practitioner/commissions/'])(
  'who has no wallet is not found by accounting: %s',
  async (path) => {
    const { api, sophie, accountant } = await setUp()
    const ask = async (id: string) => (await call(api, accountant, ['GET', `${path}${id}`])).statusCode
    const anna = await makeClient(api)
    expect([await ask(sophie.userId), await ask(anna.userId), await ask(randomUUID())]).toEqual([
      200, 404, 404,
    ])
  },
)
