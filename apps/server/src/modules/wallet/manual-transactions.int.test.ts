import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { fillWallet } from '#test/open-wallet'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { call, callVersioned } from '#test/plans'
import { eventsOf } from '#test/practitioners'
import { users } from '../identity/index.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

type Transaction = { id: string; version: number }

/** A practitioner, and two people of accounting. */
async function setUp() {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const rights = ['admin:base' as const, 'admin:accounting' as const]
  const [first, second] = [await makeAdmin(api, rights), await makeAdmin(api, rights)]
  const enter = (body: object) =>
    call(api, first, [
      'POST',
      '/practitioner/transactions',
      { practitionerId: sophie.userId, type: 'Bonus', amount: eur(1000), reason: 'Talk in Utrecht', ...body },
    ])
  const entered = async (body: object = {}) => (await enter(body)).json<Transaction>()
  const change = (by: Person, { id, version }: Transaction, body: object) =>
    callVersioned(api, by, ['PUT', `/practitioner/transactions/${id}`, { ...body, version }])
  const post = async (by: Person, transaction: Transaction) =>
    (await change(by, transaction, { status: 'Posted' })).json<Transaction>()
  return { api, sophie, first, second, enter, entered, change, post }
}

const availableOf = async (api: TestApi, person: Person) =>
  (await call(api, person, ['GET', '/wallet/balance'])).json().available.amount

const read = async (api: TestApi, by: Person, path: string) =>
  (await call(api, by, ['GET', `/practitioner/transactions${path}`])).json()

describe('a movement that a person enters', () => {
  test('moves no money as a draft; posted it is available, canceled it is gone again', async () => {
    const { api, sophie, first, entered, change } = await setUp()
    const draft = await entered()
    expect(draft).toMatchObject({
      ...{ type: 'Bonus', status: 'Draft', amount: eur(1000), postedAt: null, version: 0 },
      ...{ reason: 'Talk in Utrecht', needsSecondLook: false, enteredBy: { id: first.userId } },
    })
    expect(await availableOf(api, sophie)).toBe(0)
    const posted = (await change(first, draft, { status: 'Posted' })).json<Transaction>()
    expect(posted).toMatchObject({ status: 'Posted', postedBy: { id: first.userId }, version: 1 })
    expect(await availableOf(api, sophie)).toBe(1000)
    const canceled = (await change(first, posted, { status: 'Cancelled' })).json()
    expect(canceled).toMatchObject({ status: 'Cancelled', canceledBy: { id: first.userId }, version: 2 })
    expect(await availableOf(api, sophie)).toBe(0)
    expect(await eventsOf(api, first)).toMatchObject([
      { event: 'TransactionEntered', details: { type: 'Bonus', amount: 1000 } },
      { event: 'TransactionPosted', details: { changes: [{ field: 'status', to: 'Posted' }] } },
      { event: 'TransactionCanceled', details: { changes: [{ field: 'status', to: 'Cancelled' }] } },
    ])
  })

  test('above 500.00 EUR is posted and canceled by another person, also than the one who raised it', async () => {
    const { api, sophie, first, second, entered, change } = await setUp()
    const draft = await entered({ amount: eur(50_000) })
    const raised = (await change(second, draft, { amount: eur(50_001) })).json<Transaction>()
    expect(await eventsOf(api, second)).toMatchObject([
      {
        event: 'TransactionChanged',
        details: { changes: [{ field: 'amount', from: 50_000, to: 50_001 }] },
      },
    ])
    expect((await change(second, raised, { status: 'Posted' })).json()).toMatchObject({ code: 'second_look' })
    expect(await availableOf(api, sophie)).toBe(0)
    const posted = (await change(first, raised, { status: 'Posted' })).json<Transaction>()
    expect(await availableOf(api, sophie)).toBe(50_001)
    expect((await change(first, posted, { status: 'Cancelled' })).json()).toMatchObject({
      code: 'second_look',
    })
    expect(await availableOf(api, sophie)).toBe(50_001)
    expect((await change(second, posted, { status: 'Cancelled' })).json()).toMatchObject({
      status: 'Cancelled',
    })
  })

  test('may overdraw the wallet as an adjustment alone', async () => {
    const { api, sophie, first, entered, change, post } = await setUp()
    const bonus = await post(first, await entered())
    await post(first, await entered({ type: 'Adjustment', amount: eur(-1500) }))
    expect(await availableOf(api, sophie)).toBe(-500)
    const refused = await change(first, bonus, { status: 'Cancelled' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'balance_short'])
    expect(await availableOf(api, sophie)).toBe(-500)
  })

  test.for([
    [{ amount: eur(0) }, 422, 'amount_refused'],
    [{ amount: { amount: 1000, currency: 'SEK' } }, 422, 'amount_refused'],
    [{ amount: eur(10_000_001) }, 422, 'amount_refused'],
    [{ amount: eur(-1) }, 422, 'amount_refused'],
    [{ practitionerId: crypto.randomUUID() }, 422, 'practitioner_unknown'],
    [{ type: 'Commission' }, 400, 'contract_broken'],
    [{ reason: ' ' }, 400, 'contract_broken'],
  ] as const)('%j is refused', async ([body, status, code]) => {
    const { api, enter } = await setUp()
    const before = await databaseDigest(api.db)
    const answer = await enter(body)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test.for([
    [{}, { amount: eur(0) }],
    [{}, { amount: { amount: 1000, currency: 'SEK' } }],
    [{}, { amount: eur(10_000_001), status: 'Posted' }],
    [{ type: 'Adjustment', amount: eur(-1) }, { type: 'Bonus' }],
  ] as const)('%j is not changed into what could not be entered: %j', async ([body, change]) => {
    const setting = await setUp()
    const draft = await setting.entered(body)
    const before = await databaseDigest(setting.api.db)
    const answer = await setting.change(setting.second, draft, change)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'amount_refused'])
    expect(await databaseDigest(setting.api.db)).toEqual(before)
  })

  test.for(['Suspended', 'Deleted'] as const)(
    'is neither entered nor posted for a practitioner who is %s',
    async (userStatusId) => {
      const { api, sophie, first, enter, entered, change } = await setUp()
      const draft = await entered()
      await api.db.update(users).set({ userStatusId }).where(eq(users.id, sophie.userId))
      const before = await databaseDigest(api.db)
      expect((await enter({})).json()).toMatchObject({ code: 'practitioner_closed' })
      expect((await change(first, draft, { status: 'Posted' })).json()).toMatchObject({
        code: 'practitioner_closed',
      })
      expect(await databaseDigest(api.db)).toEqual(before)
    },
  )

  test('is changed as it was read alone, and not once it is posted; a deleted draft stays deleted', async () => {
    const { first, second, entered, change, post } = await setUp()
    const draft = await entered()
    const changed = (await change(first, draft, { reason: 'Talk in Gent' })).json<Transaction>()
    const outdated = await change(second, draft, { status: 'Posted' })
    expect([outdated.statusCode, outdated.json().current]).toMatchObject([412, { reason: 'Talk in Gent' }])
    const posted = await post(second, changed)
    for (const body of [{ reason: 'Other' }, { status: 'Posted' }, { status: 'Deleted' }])
      expect((await change(first, posted, body)).json()).toMatchObject({ code: 'transaction_state' })
    const other = (await change(first, await entered(), { status: 'Deleted' })).json<Transaction>()
    expect(other).toMatchObject({ status: 'Deleted' })
    expect((await change(first, other, { status: 'Posted' })).json()).toMatchObject({
      code: 'transaction_state',
    })
  })

  test('is no way into the own wallet, nor to what the system made', async () => {
    const { api, sophie, first, entered, change, post } = await setUp()
    await api.db
      .update(users)
      .set({ permissions: ['practitioner:base', 'admin:all'] })
      .where(eq(users.id, sophie.userId))
    const draft = await entered()
    expect((await change(sophie, draft, { status: 'Posted' })).json()).toMatchObject({ code: 'own_wallet' })
    const taken = await post(first, await entered({ type: 'Adjustment', amount: eur(-500) }))
    expect((await change(sophie, taken, { status: 'Cancelled' })).json()).toMatchObject({
      code: 'own_wallet',
    })
    expect(await availableOf(api, sophie)).toBe(-500)
    await fillWallet(api, sophie, 2000)
    const { results } = await read(api, first, '?isManual=false')
    expect((await change(first, results[0], { status: 'Cancelled' })).json()).toMatchObject({
      code: 'transaction_state',
    })
    expect(await availableOf(api, sophie)).toBe(1500)
  })
})

describe('movements of all wallets', () => {
  test('are listed for accounting by what they are, with totals that are the ledger’s', async () => {
    const { api, sophie, first, entered, post } = await setUp()
    const lars = await makeApprovedPractitioner(api)
    await fillWallet(api, lars, 3000)
    await post(first, await entered())
    await entered({ amount: eur(700) })
    const ids = async (query: string) => (await read(api, first, `?${query}`)).pager.count
    expect(await ids('')).toBe(3)
    expect(await ids(`practitionerId=${sophie.userId}`)).toBe(2)
    expect(await ids('statuses=Draft')).toBe(1)
    expect(await ids('transactionTypes=Commission')).toBe(1)
    expect(await ids('createdFrom=2099-01-01T00:00:00.000Z')).toBe(0)
    const sorted = await read(api, first, '?sort=-amount')
    expect(sorted.results.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toEqual([
      3000, 1000, 700,
    ])
    const none = { pending: eur(0), reserved: eur(0) }
    expect(await read(api, first, '/totals')).toEqual({ available: eur(4000), ...none })
    expect(await read(api, first, `/totals?practitionerId=${sophie.userId}`)).toEqual({
      available: eur(await availableOf(api, sophie)),
      ...none,
    })
  })

  test('are the own alone for a practitioner, without who worked on them, and none for other admins', async () => {
    const { api, sophie, first, entered, post } = await setUp()
    const lars = await makeApprovedPractitioner(api)
    const mine = await post(first, await entered())
    await entered({ reason: 'Still a draft' })
    expect((await read(api, sophie, '')).results).toMatchObject([{ id: mine.id, enteredBy: null }])
    expect((await read(api, lars, `?practitionerId=${sophie.userId}`)).results).toEqual([])
    expect((await read(api, await makeAdmin(api, ['admin:base']), '')).results).toEqual([])
    await fillWallet(api, sophie, 2000)
    const commissions = async (by: Person, query: string) =>
      (await call(api, by, ['GET', `/practitioner/commissions/${sophie.userId}${query}`])).json().pager.count
    expect(await commissions(first, '')).toBe(1)
    expect(await commissions(sophie, '?commissionStatus=Completed')).toBe(1)
    expect(await commissions(sophie, '?commissionStatus=Pending')).toBe(0)
  })
})
