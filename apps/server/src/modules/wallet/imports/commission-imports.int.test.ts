import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TestApi } from '#test/api'
import { type CommissionImported, setUpImports } from '#test/commission-imports'
import { databaseDigest } from '#test/database-digest'
import type { Person } from '#test/people'
import { call } from '#test/plans'
import { users } from '../../identity/index.ts'
import { practitioners } from '../../people/index.ts'
import { walletTransactions } from '../data/wallet-tables.ts'
import { completeWithheld } from '../use-cases/complete-commissions.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

const balanceOf = async (api: TestApi, person: Person) =>
  (await call(api, person, ['GET', '/wallet/balance'])).json()

const linesOf = async (api: TestApi, by: Person, { id }: CommissionImported) =>
  (await call(api, by, ['GET', `/admin/commission-imports/${id}/lines`])).json().results

test('a file is shown line by line, then posted without its mistaken lines; the same file again changes nothing', async () => {
  const { api, sophie, lars, first, read, done } = await setUpImports()
  const lines = [
    `${sophie.email};A-1;12,50;EUR`,
    `${lars.userId};A-2;3;EUR`,
    'nobody@post.example;A-3;1;EUR',
    `${sophie.userId};A-4;1;SEK`,
    `${sophie.userId};A-1;1;EUR`,
  ]
  const made = await read(...lines)
  expect(made).toMatchObject({
    ...{ name: 'commission.csv', state: 'Ready', kinds: { New: 2, Unchanged: 0, Error: 3 } },
    ...{ newAmount: eur(1550), needsSecondLook: false },
  })
  expect(await linesOf(api, first, made)).toMatchObject([
    { line: 2, kind: 'New', practitioner: { id: sophie.userId }, amount: eur(1250), errors: [] },
    { line: 3, kind: 'New', practitioner: { id: lars.userId }, amount: eur(300), errors: [] },
    { line: 4, practitioner: null, errors: [{ column: 'practitioner', code: 'UnknownPractitioner' }] },
    { line: 5, errors: [{ column: 'currency', code: 'OtherCurrency' }] },
    { line: 6, errors: [{ column: 'reference', code: 'ReferenceTwice' }] },
  ])
  expect(await api.db.$count(walletTransactions)).toBe(0)
  expect(await done(made, 'apply')).toMatchObject({ state: 'Done', outcomes: { Applied: 2 } })
  expect(await balanceOf(api, sophie)).toMatchObject({ available: eur(1250), pending: eur(0) })
  expect(await read(...lines)).toMatchObject({ kinds: { New: 0, Unchanged: 2, Error: 3 } })
  expect(await api.db.$count(walletTransactions)).toBe(2)
})

test('an import above 500.00 EUR is applied by another person than who uploaded it', async () => {
  const { api, sophie, first, second, read, start } = await setUpImports()
  const made = await read(`${sophie.userId};A-1;300;EUR`, `${sophie.userId};A-2;200.01;EUR`)
  const before = await databaseDigest(api.db)
  expect((await start(first, made, 'apply')).json()).toMatchObject({ code: 'second_look' })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await start(second, made, 'apply')).statusCode).toBe(200)
})

test('an import is taken back but for what was spent, and its file can be imported again', async () => {
  const { api, sophie, lars, first, read, done } = await setUpImports()
  const lines = [`${sophie.userId};A-1;10;EUR`, `${lars.userId};A-2;10;EUR`]
  const made = await read(...lines)
  expect(await done(made, 'apply')).toMatchObject({ state: 'Done', undoneBy: null })
  const spent = await call(api, first, [
    'POST',
    '/practitioner/transactions',
    { practitionerId: lars.userId, type: 'Adjustment', amount: eur(-1), reason: 'Paid twice' },
  ])
  await call(api, first, ['PUT', `/practitioner/transactions/${spent.json().id}`, { status: 'Posted' }], {
    'if-match': '*',
  })
  expect(await done(made, 'undo')).toMatchObject({
    state: 'Undone',
    outcomes: { Undone: 1, Kept: 1 },
    undoneBy: { id: first.userId, fullName: 'Test Person' },
  })
  expect([(await balanceOf(api, sophie)).available, (await balanceOf(api, lars)).available]).toEqual([
    eur(0),
    eur(999),
  ])
  expect(await read(...lines)).toMatchObject({ kinds: { New: 1, Unchanged: 1 } })
})

test('imported commission waits, pending, while its practitioner may not receive it, and is taken back from there', async () => {
  const { api, sophie, first, read, done } = await setUpImports()
  const allow = (isCommissionEnabled: boolean) =>
    api.db.update(practitioners).set({ isCommissionEnabled }).where(eq(practitioners.userId, sophie.userId))
  await allow(false)
  const made = await read(`${sophie.userId};A-1;10;EUR`)
  await done(made, 'apply')
  expect(await balanceOf(api, sophie)).toMatchObject({ available: eur(0), pending: eur(1000) })
  expect((await call(api, sophie, ['GET', '/wallet/pending'])).json()).toEqual({
    amount: eur(1000),
    ordersCount: 0,
  })
  expect((await call(api, sophie, ['GET', '/wallet/pending-orders'])).json().results).toEqual([])
  const { transactionId } = (await linesOf(api, first, made))[0]
  const posting = call(
    api,
    first,
    ['PUT', `/practitioner/transactions/${transactionId}`, { status: 'Posted' }],
    {
      'if-match': '*',
    },
  )
  expect((await posting).json()).toMatchObject({ code: 'transaction_state' })
  await allow(true)
  await completeWithheld(api.db, api.app.now())
  expect(await balanceOf(api, sophie)).toMatchObject({ available: eur(1000), pending: eur(0) })
  await allow(false)
  const other = await read(`${sophie.userId};A-2;5;EUR`)
  await done(other, 'apply')
  await done(other, 'undo')
  expect(await balanceOf(api, sophie)).toMatchObject({ available: eur(1000), pending: eur(0) })
})

test('a practitioner who was suspended, and a reference imported meanwhile, are left out as the job meets them', async () => {
  const { api, sophie, lars, read, done } = await setUpImports()
  const [one, two] = [
    await read(`${sophie.userId};A-1;10;EUR`),
    await read(`${sophie.userId};A-1;10;EUR`, `${lars.userId};A-2;1;EUR`),
  ]
  await done(one, 'apply')
  await api.db.update(users).set({ userStatusId: 'Suspended' }).where(eq(users.id, lars.userId))
  expect(await done(two, 'apply')).toMatchObject({ state: 'Done', outcomes: { Skipped: 1, Refused: 1 } })
  expect(await balanceOf(api, sophie)).toMatchObject({ available: eur(1000) })
})
