import { cookieNames } from '@salvia/contract/words/cookies'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, bearerOf, fields } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { call } from '#test/plans'
import { makeReferral } from '#test/referrals'
import { setStanding, users } from '../identity/index.ts'
import { referralClicks, referrals } from './data/referral-tables.ts'

const PASSWORD = 'Lavender-42'
const eur = (amount: number) => ({ amount, currency: 'EUR' })

const own = (api: TestApi, person: Person | null) => call(api, person, ['GET', '/practitioner/referral'])

async function setUp() {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api, { practiceName: 'Praktijk De Linde' })
  await api.db
    .update(users)
    .set({ firstName: 'Sophie', lastName: 'van Dijk' })
    .where(eq(users.id, sophie.userId))
  const { referralCode: code } = (await own(api, sophie)).json()
  return { api, sophie, code: String(code) }
}

const click = (api: TestApi, code: string, userAgent = 'a browser', by: Person | null = null) =>
  call(api, by, ['PUT', `/practitioner/${code}/click`], { 'user-agent': userAgent })

const join = (api: TestApi, email: string, rest: object = {}, cookies: Record<string, string> = {}) =>
  auth(api, 'POST /signup', { ...fields({ email, password: PASSWORD }), ...rest }, { cookies })

describe('a referral code', () => {
  test('is made once for an approved practitioner, and for nobody else', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const answers = await Promise.all([own(api, sophie), own(api, sophie), own(api, sophie)])
    const [first] = answers.map((answer) => answer.json())
    for (const answer of answers) expect(answer.json()).toEqual(first)
    expect(first).toEqual({
      referralCode: expect.stringMatching(/^[2-9A-HJKMNP-Z]{7}$/),
      url: `http://localhost:3000/auth/join?type=practitioner&ref=${first.referralCode}`,
      clicksCount: 0,
      referrerBonus: eur(5000),
      newcomerBonus: eur(2500),
      validTo: null,
      pendingCount: 0,
      approvedCount: 0,
      earned: eur(0),
      newcomers: [],
    })
    const before = await databaseDigest(api.db)
    expect((await own(api, await makeAdmin(api))).statusCode).toBe(404)
    expect((await databaseDigest(api.db)).referral_codes).toBe(before.referral_codes)
  })

  test('is followed: counted once a day and visitor, and remembered by the browser', async () => {
    const { api, sophie, code } = await setUp()
    const answer = await click(api, code.toLowerCase())
    expect(answer.json()).toEqual({
      referralCode: code,
      referrer: { fullName: 'Sophie van Dijk', practiceName: 'Praktijk De Linde' },
      newcomerBonus: eur(2500),
    })
    expect(answer.cookies).toEqual([
      { name: cookieNames.referrer, value: code, path: '/', sameSite: 'Lax', maxAge: 2_592_000 },
    ])
    await Promise.all([click(api, code), click(api, code), click(api, `referral-code/${code}`)])
    const count = async () => (await own(api, sophie)).json().clicksCount
    expect(await count()).toBe(1)
    await click(api, code, 'another browser')
    expect(await count()).toBe(2)
    api.setNow(new Date(NOW.getTime() + 86_400_000))
    await click(api, code)
    expect(await api.db.$count(referralClicks)).toBe(3)
    expect(JSON.stringify(await api.db.select().from(referralClicks))).not.toMatch(/browser|127\.0/)
  })

  test('is not counted for its owner', async () => {
    const { api, sophie, code } = await setUp()
    expect((await click(api, code, 'a browser', sophie)).statusCode).toBe(200)
    expect((await own(api, sophie)).json().clicksCount).toBe(0)
  })

  test('that is nobody’s, or counts no more, is forgotten by the browser', async () => {
    const { api, sophie, code } = await setUp()
    await setStanding(api.db, sophie.userId, { userStatusId: 'Suspended' }, NOW)
    const before = await databaseDigest(api.db)
    for (const gone of [code, 'AAAAAAA', '%20', 'x'.repeat(50)]) {
      const answer = await click(api, gone)
      expect([gone, answer.statusCode]).toEqual([gone, 404])
      expect(answer.cookies).toMatchObject([{ name: cookieNames.referrer, value: '', path: '/' }])
    }
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

describe('a newcomer', () => {
  const referred = (api: TestApi) => api.db.select().from(referrals)

  test('who signs up with a code is referred, and reads by whom and what it is worth', async () => {
    const { api, sophie, code } = await setUp()
    const answer = await join(api, 'lars@post.example', { referrerCode: ` ${code.toLowerCase()} ` })
    const info = { id: sophie.userId, fullName: 'Sophie van Dijk' }
    expect(answer.json().user).toMatchObject({ referrerInfo: info, newcomerBonusAmount: eur(2500) })
    const { id } = answer.json().user
    expect(await referred(api)).toMatchObject([
      { referrerId: sophie.userId, newcomerId: id, status: 'Pending', createdAt: NOW },
    ])
    const admin = await makeAdmin(api, ['admin:base'])
    const row = (await call(api, admin, ['GET', `/admin/practitioners/${id}`])).json()
    expect(row).toMatchObject({ referrerInfo: info, newcomerBonusAmount: eur(2500) })
    expect((await own(api, sophie)).json().newcomers).toEqual([
      {
        firstName: '',
        status: 'Pending',
        isApproved: false,
        bonus: eur(5000),
        isBonusHeld: false,
        createdAt: NOW.toISOString(),
      },
    ])
    await api.db.update(referrals).set({ status: 'Rejected' })
    const me = await api.app.inject({ url: '/api/users/me', headers: bearerOf(answer) })
    expect(me.json()).toMatchObject({ referrerInfo: info, newcomerBonusAmount: null })
  })

  test('who followed a link before is referred by the cookie; a code that was sent wins', async () => {
    const { api, sophie, code } = await setUp()
    const lars = await makeApprovedPractitioner(api)
    const { referralCode: other } = (await own(api, lars)).json()
    const cookies = { [cookieNames.referrer]: code }
    await join(api, 'one@post.example', {}, cookies)
    await join(api, 'two@post.example', { referrerCode: other }, cookies)
    expect((await referred(api)).map(({ referrerId }) => referrerId).sort()).toEqual(
      [sophie.userId, lars.userId].sort(),
    )
  })

  test.for([
    ['a code that is nobody’s', { referrerCode: 'NOBODYS' }, {}],
    ['a cookie that is no code', {}, { [cookieNames.referrer]: '%00<script>' }],
    ['no code', {}, {}],
  ] as const)('with %s signs up all the same, referred by nobody', async ([, rest, cookies]) => {
    const { api } = await setUp()
    const answer = await join(api, 'lars@post.example', rest, cookies)
    expect(answer.json()).toMatchObject({
      status: 'OK',
      user: { referrerInfo: null, newcomerBonusAmount: null },
    })
    expect(await referred(api)).toEqual([])
  })

  test('that is a client is nobody’s referral', async () => {
    const { api, code } = await setUp()
    const answer = await join(api, 'anna@post.example', { userKind: 'Client', referrerCode: code })
    expect(answer.json().user).toMatchObject({ isClient: true, referrerInfo: null })
    expect(await referred(api)).toEqual([])
  })
})

test('an erased practitioner’s code opens nothing, and its newcomers read no name', async () => {
  const { api, sophie, code } = await setUp()
  const lars = await join(api, 'lars@post.example', { referrerCode: code })
  await click(api, code)
  const erased = await call(api, sophie, ['POST', '/privacy/erasure', { password: 'salvia-demo' }])
  expect(erased.statusCode).toBe(204)
  expect((await click(api, code)).statusCode).toBe(404)
  expect(await api.db.$count(referralClicks)).toBe(0)
  const me = await api.app.inject({ url: '/api/users/me', headers: bearerOf(lars) })
  expect(me.json()).toMatchObject({ referrerInfo: null, newcomerBonusAmount: eur(2500) })
})

test('nobody is referred by themselves or by who they referred, whoever writes it', async () => {
  const { api, sophie } = await setUp()
  const lars = await makeApprovedPractitioner(api)
  await makeReferral(api, sophie, lars)
  await expect(makeReferral(api, lars, sophie)).rejects.toThrow()
  await expect(makeReferral(api, lars, lars)).rejects.toThrow()
  expect(await api.db.$count(referrals)).toBe(1)
})
