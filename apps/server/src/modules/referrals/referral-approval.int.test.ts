import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { NOW, startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { fillWallet } from '#test/open-wallet'
import { setBankData } from '#test/payouts'
import { makeAdmin, makeApprovedPractitioner, makeNewcomer, type Person } from '#test/people'
import { call } from '#test/plans'
import { changeAsAdmin } from '#test/practitioners'
import { approveDue, decide, makeReferral } from '#test/referrals'
import { setStanding } from '../identity/index.ts'
import { practitioners } from '../people/index.ts'
import { journalEntries, postings } from '../wallet/index.ts'
import { referralPrograms } from './data/referral-program-tables.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

/** Lars signed up with Sophie's code. */
async function setUp() {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const lars = await makeApprovedPractitioner(api)
  const admin = await makeAdmin(api)
  const id = await makeReferral(api, sophie, lars)
  return { api, sophie, lars, admin, id }
}

const availableOf = async (api: TestApi, by: Person) =>
  (await call(api, by, ['GET', '/wallet/balance'])).json().available.amount
const movementsOf = async (api: TestApi, by: Person) =>
  (await call(api, by, ['GET', '/wallet/transactions']))
    .json<{ transactions: { type: string; status: string; amount: { amount: number } }[] }>()
    .transactions.map(({ type, status, amount }) => [type, status, amount.amount])
const listed = async (api: TestApi, by: Person, query = '') =>
  (await call(api, by, ['GET', `/admin/referrals${query}`])).json()
const eventsOf = async ({ db }: TestApi, id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)).map(
    ({ event, actorId, details }) => ({ event, actorId, details }),
  )
const bonuses = [
  { type: 'ReferralBonus', amount: 5000 },
  { type: 'NewcomerReferralBonus', amount: 2500 },
]

describe('an approved referral', () => {
  test('posts a bonus to each side once, which both, the admin and the audit log see', async () => {
    const { api, sophie, lars, admin, id } = await setUp()
    const answer = await decide(api, admin, { id, to: 'Approved', version: 0 })
    expect(answer.json()).toMatchObject({
      id,
      version: 1,
      status: 'Approved',
      referrer: { id: sophie.userId, fullName: 'Test Person', userStatusId: 'Approved' },
      newcomer: { id: lars.userId },
      program: { name: 'Colleague brings colleague', referrerBonus: eur(5000), newcomerBonus: eur(2500) },
      flags: [],
      hasFirstSale: false,
      bonuses: bonuses.map(({ type, amount }) => ({ type, status: 'Posted', amount: eur(amount) })),
      decidedAt: NOW.toISOString(),
      decidedBy: { id: admin.userId },
    })
    expect(answer.headers.etag).toBe('"1"')
    expect((await decide(api, admin, { id, to: 'Approved' })).json()).toEqual(answer.json())
    expect(await movementsOf(api, sophie)).toEqual([['ReferralBonus', 'Posted', 5000]])
    expect(await movementsOf(api, lars)).toEqual([['NewcomerReferralBonus', 'Posted', 2500]])
    const isCost = eq(postings.accountId, 'bonusCost')
    expect((await api.db.select().from(postings).where(isCost)).map(({ amount }) => amount).sort()).toEqual([
      -2500, -5000,
    ])
    expect(await eventsOf(api, id)).toEqual([
      { event: 'ReferralApproved', actorId: admin.userId, details: { bonuses } },
    ])
    const own = (await call(api, sophie, ['GET', '/practitioner/referral'])).json()
    expect(own).toMatchObject({ pendingCount: 0, approvedCount: 1, earned: eur(5000) })
    expect(own.newcomers).toEqual([
      {
        firstName: 'Test',
        status: 'Approved',
        isApproved: true,
        bonus: eur(5000),
        isBonusHeld: false,
        createdAt: NOW.toISOString(),
      },
    ])
  })

  test('is undone by reversing entries, opened again and approved again', async () => {
    const { api, sophie, lars, admin, id } = await setUp()
    await decide(api, admin, { id, to: 'Approved' })
    const undone = await decide(api, admin, { id, to: 'Rejected' })
    expect(undone.json()).toMatchObject({ status: 'Rejected', bonuses: [] })
    expect([await availableOf(api, sophie), await availableOf(api, lars)]).toEqual([0, 0])
    expect(await api.db.$count(journalEntries)).toBe(4)
    await decide(api, admin, { id, to: 'Pending' })
    await decide(api, admin, { id, to: 'Approved' })
    expect([await availableOf(api, sophie), await availableOf(api, lars)]).toEqual([5000, 2500])
    expect((await movementsOf(api, lars)).map(([, status]) => status).sort()).toEqual(['Cancelled', 'Posted'])
    expect((await eventsOf(api, id)).map(({ event }) => event)).toEqual([
      'ReferralApproved',
      'ReferralUndone',
      'ReferralReopened',
      'ReferralApproved',
    ])
  })

  test('waits in the wallet of who may not receive commission, and is taken back from there', async () => {
    const { api, sophie, lars, admin, id } = await setUp()
    const allow = (isCommissionEnabled: boolean) => changeAsAdmin(api, lars, admin, { isCommissionEnabled })
    await allow(false)
    await decide(api, admin, { id, to: 'Approved' })
    expect(await movementsOf(api, lars)).toEqual([['NewcomerReferralBonus', 'Suspended', 2500]])
    expect([await availableOf(api, sophie), await availableOf(api, lars)]).toEqual([5000, 0])
    await decide(api, admin, { id, to: 'Rejected' })
    expect(await movementsOf(api, lars)).toEqual([['NewcomerReferralBonus', 'Cancelled', 2500]])
    await decide(api, admin, { id, to: 'Pending' })
    await decide(api, admin, { id, to: 'Approved' })
    await allow(true)
    await api.runJobs()
    await api.runJobs()
    expect(await availableOf(api, lars)).toBe(2500)
    expect((await movementsOf(api, lars)).map(([, status]) => status).sort()).toEqual(['Cancelled', 'Posted'])
  })
})

describe('nothing changes when', () => {
  const refused = async (api: TestApi, ask: () => ReturnType<typeof decide>) => {
    const before = await databaseDigest(api.db)
    const answer = await ask()
    expect(await databaseDigest(api.db)).toEqual(before)
    return [answer.statusCode, answer.json().code]
  }

  test('the version is outdated, the state does not lead there, or there is no such referral', async () => {
    const { api, admin, id } = await setUp()
    await decide(api, admin, { id, to: 'Rejected' })
    const stale = await decide(api, admin, { id, to: 'Pending', version: 0 })
    expect([stale.statusCode, stale.json().current.status]).toEqual([412, 'Rejected'])
    expect(await refused(api, () => decide(api, admin, { id, to: 'Approved' }))).toEqual([
      409,
      'referral_state',
    ])
    expect(await refused(api, () => decide(api, admin, { id: admin.userId, to: 'Approved' }))).toEqual([
      404,
      'referral_not_found',
    ])
  })

  test('no version is named', async () => {
    const { api, admin, id } = await setUp()
    const approve = () => call(api, admin, ['PATCH', `/admin/referrals/${id}`, { status: 'Approved' }])
    expect(await refused(api, approve)).toEqual([400, 'contract_broken'])
  })

  test('it moves money without the rights of accounting, a side is suspended, or a bonus was spent', async () => {
    const { api, lars, admin, id } = await setUp()
    const base = await makeAdmin(api, ['admin:base'])
    expect(await refused(api, () => decide(api, base, { id, to: 'Approved' }))).toEqual([403, 'forbidden'])
    expect((await decide(api, base, { id, to: 'Rejected' })).statusCode).toBe(200)
    expect((await decide(api, base, { id, to: 'Pending' })).statusCode).toBe(200)
    await setStanding(api.db, lars.userId, { userStatusId: 'Suspended' }, NOW)
    expect(await refused(api, () => decide(api, admin, { id, to: 'Approved' }))).toEqual([
      409,
      'practitioner_closed',
    ])
    await setStanding(api.db, lars.userId, { userStatusId: 'Approved' }, NOW)
    await decide(api, admin, { id, to: 'Approved' })
    const spent = { practitionerId: lars.userId, type: 'Adjustment', amount: eur(-1), reason: 'Spent' }
    const { id: spending } = (await call(api, admin, ['POST', '/practitioner/transactions', spent])).json()
    const post = ['PUT', `/practitioner/transactions/${spending}`, { status: 'Posted' }] as const
    await call(api, admin, [...post], { 'if-match': '*' })
    expect(await refused(api, () => decide(api, base, { id, to: 'Rejected' }))).toEqual([403, 'forbidden'])
    expect(await refused(api, () => decide(api, admin, { id, to: 'Rejected' }))).toEqual([
      409,
      'referral_spent',
    ])
  })
})

describe('by itself', () => {
  test('a referral is approved once the newcomer is approved and has completed commission, once', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const lars = await makeNewcomer(api)
    const id = await makeReferral(api, sophie, lars)
    await api.db.update(practitioners).set({ isCommissionEnabled: true })
    await fillWallet(api, lars, 1000)
    await approveDue(api)
    expect(await movementsOf(api, sophie)).toEqual([])
    await setStanding(api.db, lars.userId, { userStatusId: 'Approved' }, NOW)
    const untouched = await makeReferral(api, lars, await makeApprovedPractitioner(api))
    for (let run = 0; run < 2; run += 1) await approveDue(api)
    expect([await availableOf(api, sophie), await availableOf(api, lars)]).toEqual([5000, 3500])
    expect(await eventsOf(api, id)).toEqual([
      { event: 'ReferralApproved', actorId: null, details: { bonuses } },
    ])
    expect(await eventsOf(api, untouched)).toEqual([])
  })

  test('it is not while a flag holds it for an admin', async () => {
    const { api, sophie, lars, admin, id } = await setUp()
    await fillWallet(api, lars, 1000)
    for (const each of [sophie, lars]) await setBankData(api, each)
    await approveDue(api)
    expect((await listed(api, admin)).results).toMatchObject([
      { id, status: 'Pending', flags: ['SameBankAccount'], hasFirstSale: true, bonuses: [] },
    ])
    expect((await decide(api, admin, { id, to: 'Approved' })).json().status).toBe('Approved')
  })
})

test('amounts are those of the program of the day of sign-up, until an admin gives another one', async () => {
  const { api, sophie, admin, id } = await setUp()
  const program = {
    name: 'Spring',
    currency: 'EUR' as const,
    referrerBonus: 1234,
    newcomerBonus: 0,
    validFrom: '2026-12-01' as const,
    validTo: '2026-12-31' as const,
  }
  const [spring] = await api.db.insert(referralPrograms).values(program).returning()
  const inSpring = await makeApprovedPractitioner(api)
  const later = await makeReferral(api, sophie, inSpring, new Date('2026-12-31T12:00:00Z'))
  const after = await makeApprovedPractitioner(api)
  const none = await makeReferral(api, sophie, after, new Date('2027-01-01T12:00:00Z'))
  const bonusesOf = async (referral: string) =>
    (await decide(api, admin, { id: referral, to: 'Approved' }))
      .json()
      .bonuses.map((each: { amount: object }) => each.amount)
  expect(await bonusesOf(later)).toEqual([eur(1234)])
  expect(await bonusesOf(none)).toEqual([])
  const { newcomer } = (await listed(api, admin, `?status=Pending`)).results[0]
  await changeAsAdmin(api, { ...after, userId: newcomer.id }, admin, { referralProgramId: spring?.id })
  expect(await bonusesOf(id)).toEqual([eur(1234)])
  await changeAsAdmin(api, after, admin, { referralProgramId: spring?.id })
  expect((await decide(api, admin, { id: none, to: 'Rejected' })).json()).toMatchObject({ program: null })
})
