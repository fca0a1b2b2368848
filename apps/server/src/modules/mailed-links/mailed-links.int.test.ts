import type { ApiInput } from '@salvia/contract/api-calls'
import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signatureOf } from '#kernel/signed-token'
import { NOW, startApi, type TestApi, testConfig } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { call } from '#test/plans'
import { ADDRESS, linkTo, setUpActive } from '#test/stock-notices'
import { users } from '../identity/index.ts'
import { signMailToken } from '../people/index.ts'

type Link = ApiInput<'POST /mailed-links/look-up'>['body']

const KEY = testConfig.secrets.token
const SOMEBODY = '01890000-0000-7000-8000-000000000000'

function endOf(email: string): string {
  const address = Buffer.from(email).toString('base64url')
  return `${address}.${signatureOf(KEY, { purpose: 'disruption-notices-of-address', parts: [address] })}`
}

const upvoteOf = (userId: string, until: number): string =>
  `${userId}_${until}_${signatureOf(KEY, { purpose: 'inquiry-upvote', parts: [SOMEBODY, userId, `${until}`] })}`

const isValid = async (api: TestApi, link: Link) => {
  const answer = await call(api, null, ['POST', '/mailed-links/look-up', link])
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['isValid']])
  return answer.json<{ isValid: boolean }>().isValid
}

test('a link is valid as long as it would be followed, and looking it up does nothing', async () => {
  const { api, subscribe } = await setUpActive()
  await subscribe(null, ADDRESS)
  const kind = 'StockSubscription' as const
  const token = await linkTo(api, ADDRESS, '/stock-notices/confirm')
  const before = await databaseDigest(api.db)
  expect(await isValid(api, { kind, token })).toBe(true)
  for (const wrong of [`${token}x`, token.slice(0, -1), 'none', ''])
    expect(await isValid(api, { kind, token: wrong })).toBe(false)
  expect(await isValid(api, { kind })).toBe(false)
  expect(await databaseDigest(api.db)).toEqual(before)
  api.setNow(new Date(NOW.getTime() + 3 * DAY_MS))
  expect(await isValid(api, { kind, token })).toBe(false)
})

test('links that end mails are valid for their own kind, known or not whose they are, and do not expire', async () => {
  const api = await startApi({})
  const tokens = {
    StockNoticesEnd: endOf(ADDRESS),
    ProductUpdatesEnd: signMailToken(KEY, 'product-updates', SOMEBODY),
    RefillRemindersEnd: signMailToken(KEY, 'reminders', SOMEBODY),
  }
  const kinds = Object.keys(tokens) as (keyof typeof tokens)[]
  const asked = kinds.flatMap((kind) => kinds.map((of) => ({ kind, of })))
  const told = await Promise.all(asked.map(({ kind, of }) => isValid(api, { kind, token: tokens[of] })))
  expect(told).toEqual(asked.map(({ kind, of }) => kind === of))
  api.setNow(new Date(NOW.getTime() + 400 * DAY_MS))
  for (const kind of kinds) expect(await isValid(api, { kind, token: tokens[kind] })).toBe(true)
})

test('the link to join a request is valid for it alone, for 90 days, and for a practitioner in use', async () => {
  const api = await startApi({})
  const [sophie, anna] = [await makeApprovedPractitioner(api), await makeClient(api)]
  const kind = 'InquiryUpvote' as const
  const of = (userId: string, at = NOW) => upvoteOf(userId, at.getTime() + 90 * DAY_MS)
  const token = of(sophie.userId)
  expect(await isValid(api, { kind, token, inquiryId: SOMEBODY })).toBe(true)
  expect(await isValid(api, { kind, token, inquiryId: sophie.userId })).toBe(false)
  expect(await isValid(api, { kind, token })).toBe(false)
  const old = of(sophie.userId, new Date(NOW.getTime() - 90 * DAY_MS))
  for (const wrong of [`${token}x`, old, of(anna.userId)])
    expect(await isValid(api, { kind, token: wrong, inquiryId: SOMEBODY })).toBe(false)
  await api.db.update(users).set({ isActive: false }).where(eq(users.id, sophie.userId))
  expect(await isValid(api, { kind, token, inquiryId: SOMEBODY })).toBe(false)
})
