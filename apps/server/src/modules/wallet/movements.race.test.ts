import { DAY_MS } from '@salvia/contract/durations'
import type { Money } from '@salvia/contract/money'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { newId } from '#kernel/ids'
import { NOW, startApi, type TestApi } from '#test/api'
import { fillWallet } from '#test/open-wallet'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { at, call } from '#test/plans'
import { rounds } from '#test/rounds'
import { findLedgerFaults } from './checks/data/ledger-check-queries.ts'
import { readStatement } from './data/statement-queries.ts'
import { readBalance } from './data/wallet-queries.ts'
import { changeTransaction } from './use-cases/change-transaction.ts'
import { enterTransaction } from './use-cases/enter-transaction.ts'
import { reservePurchase } from './use-cases/reserve-purchase.ts'
import { postPurchase, refundPurchase, releasePurchase } from './use-cases/settle-purchase.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const rights = ['admin:base' as const, 'admin:accounting' as const]

test.for(rounds)('two who post or delete one draft at once do one of both, once (%i)', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const [first, second] = [await makeAdmin(api, rights), await makeAdmin(api, rights)]
  const body = { practitionerId: sophie.userId, type: 'Bonus', amount: eur(1000), reason: 'Talk' }
  const { id } = (await call(api, first, ['POST', '/practitioner/transactions', body])).json()
  const change = (by: Person, status: string) =>
    call(api, by, ['PUT', `/practitioner/transactions/${id}`, { status }], at(0))
  const answers = await Promise.all([
    change(first, 'Posted'),
    change(second, 'Posted'),
    change(first, 'Deleted'),
    change(second, 'Posted'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412])
  const isPosted = answers.some(({ statusCode }, of) => statusCode === 200 && of !== 2)
  expect((await readBalance(api.db, sophie.userId)).available).toEqual(eur(isPosted ? 1000 : 0))
})

type World = {
  api: TestApi
  sophie: Person
  accountants: [string, string]
  posted: string[]
  bought: string[]
}
type Step = { day: number; of: number; amount: number }
type Move = (world: World, step: Step, now: Date) => Promise<unknown>

const entered =
  (type: 'Adjustment' | 'Bonus'): Move =>
  async ({ api, sophie, accountants: [one, other], posted }, { amount }, now) => {
    const signed = type === 'Adjustment' ? -4 * amount : amount
    const input = { practitionerId: sophie.userId, type, amount: eur(signed), reason: 'Any' }
    const transactionId = await enterTransaction(api.db, { input, actorId: one, key: undefined }, now)
    const change = { status: 'Posted' as const }
    await changeTransaction(api.db, { transactionId, actorId: other, version: undefined, change }, now)
    posted.push(transactionId)
  }

const canceled: Move = async ({ api, accountants: [one], posted }, { of }, now) => {
  const transactionId = posted[of % posted.length]
  if (transactionId === undefined) return
  const change = { status: 'Cancelled' as const }
  await changeTransaction(api.db, { transactionId, actorId: one, version: undefined, change }, now)
}

const bought: Move = ({ api, sophie, bought: orders }, { amount }, now) =>
  api.db.transaction(async (tx) => {
    const orderId = newId()
    orders.push(orderId)
    await reservePurchase(tx, { practitionerId: sophie.userId, orderId, amount: eur(amount) }, now)
  })

const onOrder =
  (settle: (api: TestApi, orderId: string, step: Step, now: Date) => Promise<unknown>): Move =>
  async ({ api, bought: orders }, step, now) => {
    const orderId = orders[step.of % orders.length]
    if (orderId !== undefined) await settle(api, orderId, step, now)
  }

const moves: Record<string, Move> = {
  adjusted: entered('Adjustment'),
  given: entered('Bonus'),
  canceled,
  earned: ({ api, sophie }, { amount }) => fillWallet(api, sophie, amount),
  bought,
  paid: onOrder(({ db }, orderId, _, now) =>
    db.transaction((tx) => postPurchase(tx, { orderId, orderNumber: null }, now)),
  ),
  released: onOrder(({ db }, orderId, _, now) => db.transaction((tx) => releasePurchase(tx, orderId, now))),
  refunded: onOrder(({ db }, orderId, { amount }, now) =>
    db.transaction((tx) => refundPurchase(tx, { orderId, amount: eur(amount) }, now)),
  ),
}

const steps = fc.array(
  fc.record({
    move: fc.constantFrom(...Object.keys(moves)),
    day: fc.integer({ min: 0, max: 9 }),
    of: fc.nat(50),
    amount: fc.integer({ min: 1, max: 90_000 }),
  }),
  { minLength: 40, maxLength: 40 },
)

/** Movements after which less than nothing was available, though they are no adjustments and took something. */
const overdrawn = sql`
  select type, balance from (
    select t.type, p.amount, sum(p.amount) over (partition by p.account_id order by e.id) as balance
    from postings p join journal_entries e on e.id = p.entry_id join wallet_transactions t on t.id = e.transaction_id
    where p.account_id like 'available:%') m
  where balance < 0 and amount < 0 and type <> 'Adjustment'`

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

/** Statements of one day each, the first before anything was posted. */
async function expectChain({ api, sophie }: World): Promise<void> {
  let closing: Money = eur(0)
  for (let day = -1; day <= 10; day += 1) {
    const on = inDays(day).toISOString().slice(0, 10) as `${number}-${number}-${number}`
    const statement = await readStatement(api.db, { practitionerId: sophie.userId, from: on, to: on })
    expect(statement.opening).toEqual(closing)
    const sum = statement.lines.reduce((all, { amount }) => all + amount.amount, statement.opening.amount)
    expect(statement.closing.amount).toBe(sum)
    closing = statement.closing
  }
  expect(closing).toEqual((await readBalance(api.db, sophie.userId)).available)
}

test('whatever moves a wallet, entries add up to zero, balances are their postings, statements chain', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const accountants: [string, string] = [
    (await makeAdmin(api, rights)).userId,
    (await makeAdmin(api, rights)).userId,
  ]
  const world: World = { api, sophie, accountants, posted: [], bought: [] }
  const refused = new Set<string>()
  for (const { move, ...step } of fc.sample(steps, { numRuns: 6, seed: 42 }).flat())
    await moves[move]?.(world, step, inDays(step.day)).catch((error: { code?: string; message: string }) =>
      refused.add(error.code ?? error.message),
    )
  expect([...refused].sort()).toEqual(['balance_short', 'transaction_state'])
  expect(await findLedgerFaults(api.db)).toEqual([])
  expect(await readRows(api.db, overdrawn)).toEqual([])
  await expectChain(world)
})
