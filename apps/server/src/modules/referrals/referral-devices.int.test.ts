import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, cookiesOf, fields } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { fillWallet } from '#test/open-wallet'
import { makeAdmin, makeApprovedPractitioner, makeClient, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'
import { approveDue, makeReferral } from '#test/referrals'
import { referrals } from './data/referral-tables.ts'

type Cookies = Record<string, string>

const signIn = async (api: TestApi, { email }: Person, cookies: Cookies = {}) =>
  cookiesOf(await auth(api, 'POST /signin', fields({ email, password: PASSWORD }), { cookies }))

/** What stays in a browser whose session ended. */
const deviceIn = ({ salvia_device = '' }: Cookies): Cookies => ({ salvia_device })

async function setUp() {
  const api = await startApi()
  const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  return { api, sophie, lars, admin: await makeAdmin(api) }
}

async function flagsOf(api: TestApi, admin: Person, newcomer: { userId: string }) {
  const path = `/admin/referrals?newcomerPractitionerId=${newcomer.userId}`
  return (await call(api, admin, ['GET', path])).json().results[0].flags
}

async function signUp(api: TestApi, referrer: Person, cookies: Cookies) {
  const { referralCode } = (await call(api, referrer, ['GET', '/practitioner/referral'])).json()
  const form = fields({ email: 'mia@post.example', password: 'Lavender-42' })
  const answer = await auth(api, 'POST /signup', { ...form, referrerCode: referralCode }, { cookies })
  return { userId: String(answer.json().user.id) }
}

describe('a referral is flagged', () => {
  test('when the newcomer signs up in a browser in which the referrer was signed in', async () => {
    const { api, sophie, admin } = await setUp()
    const newcomer = await signUp(api, sophie, deviceIn(await signIn(api, sophie)))
    expect(await flagsOf(api, admin, newcomer)).toEqual(['SameDevice'])
  })

  test.for(['newcomer', 'referrer'] as const)(
    'when the %s signs in there later, for good',
    async (second) => {
      const { api, sophie, lars, admin } = await setUp()
      await makeReferral(api, sophie, lars)
      const [before, after] = second === 'newcomer' ? [sophie, lars] : [lars, sophie]
      const browser = deviceIn(await signIn(api, before))
      expect(await flagsOf(api, admin, lars)).toEqual([])
      const both = deviceIn(await signIn(api, after, browser))
      expect(await flagsOf(api, admin, lars)).toEqual(['SameDevice'])
      const noted = (await databaseDigest(api.db)).referrals
      await signIn(api, before, both)
      await signIn(api, after)
      expect((await databaseDigest(api.db)).referrals).toBe(noted)
    },
  )

  test('and waits for an admin then', async () => {
    const { api, sophie, lars, admin } = await setUp()
    const mia = await makeApprovedPractitioner(api)
    const ids = [await makeReferral(api, sophie, lars), await makeReferral(api, sophie, mia)]
    for (const each of [lars, mia]) await fillWallet(api, each, 1000)
    await signIn(api, lars, deviceIn(await signIn(api, sophie)))
    await approveDue(api)
    const { results } = (await call(api, admin, ['GET', '/admin/referrals?sort=createdAt'])).json()
    const states = new Map(results.map((row: { id: string; status: string }) => [row.id, row.status]))
    expect(ids.map((id) => states.get(id))).toEqual(['Pending', 'Approved'])
  })
})

describe('a referral is not flagged', () => {
  test('by another browser, another person of the browser, nor by one that it was more than a year ago', async () => {
    const { api, sophie, lars } = await setUp()
    await makeReferral(api, sophie, lars)
    const browser = deviceIn(await signIn(api, sophie))
    await signIn(api, lars, deviceIn(await signIn(api, await makeClient(api))))
    await signIn(api, await makeClient(api), browser)
    api.setNow(new Date(NOW.getTime() + 365 * 86_400_000 + 1))
    await signIn(api, lars, browser)
    expect(await api.db.select().from(referrals)).toMatchObject([{ sharesDevice: false }])
    await signIn(api, sophie, deviceIn(await signIn(api, lars)))
    expect(await api.db.select().from(referrals)).toMatchObject([{ sharesDevice: true }])
  })

  test('by a cookie that we did not sign', async () => {
    const { api, sophie, lars, admin } = await setUp()
    await makeReferral(api, sophie, lars)
    const [told] = deviceIn(await signIn(api, sophie)).salvia_device?.split('.') ?? []
    const signature = deviceIn(await signIn(api, await makeClient(api))).salvia_device?.split('.')[1]
    for (const forged of [told, `${told}.`, `${told}.${signature}`])
      await signIn(api, lars, { salvia_device: String(forged) })
    expect(await flagsOf(api, admin, lars)).toEqual([])
  })

  test('when somebody signs up in the browser of a colleague who is not the referrer', async () => {
    const { api, sophie, lars, admin } = await setUp()
    const newcomer = await signUp(api, sophie, deviceIn(await signIn(api, lars)))
    expect(await flagsOf(api, admin, newcomer)).toEqual([])
  })
})
