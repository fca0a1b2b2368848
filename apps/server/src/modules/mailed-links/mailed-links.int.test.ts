import type { ApiInput } from '@salvia/contract/api-calls'
import { DAY_MS } from '@salvia/contract/durations'
import type { FoundLink } from '@salvia/contract/mailed-links/mailed-links'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signatureOf } from '#kernel/signed-token'
import { NOW, startApi, type TestApi, testConfig } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { idOf, OIL, setUpInquiries } from '#test/inquiries'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { call } from '#test/plans'
import { ADDRESS, confirm, linkTo, setUpActive } from '#test/stock-notices'
import { products } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import { productInquiries } from '../inquiries/index.ts'
import { signMailToken } from '../people/index.ts'

type Link = ApiInput<'POST /mailed-links/look-up'>['body']

const KEY = testConfig.secrets.token
const SOMEBODY = '01890000-0000-7000-8000-000000000000'

function endOf(email: string): string {
  const address = Buffer.from(email).toString('base64url')
  return `${address}.${signatureOf(KEY, { purpose: 'disruption-notices-of-address', parts: [address] })}`
}

const upvoteOf = (inquiryId: string, userId: string, at = NOW): string => {
  const until = `${at.getTime() + 90 * DAY_MS}`
  const parts = [inquiryId, userId, until]
  return `${userId}_${until}_${signatureOf(KEY, { purpose: 'inquiry-upvote', parts })}`
}

const lookUp = async (api: TestApi, link: Link) => {
  const answer = await call(api, null, ['POST', '/mailed-links/look-up', link])
  expect(answer.statusCode).toBe(200)
  return answer.json<FoundLink>()
}

const isValid = async (api: TestApi, link: Link) => {
  const { isValid: told, ...rest } = await lookUp(api, link)
  // Who has no valid link is told nothing else.
  if (!told) expect(rest).toEqual({ over: null, about: null })
  return told
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
  const of = (userId: string, at = NOW) => upvoteOf(SOMEBODY, userId, at)
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

test('a link to confirm a notice tells its product, and what became of it since', async () => {
  const { api, admin, subscribe, productId, ...it } = await setUpActive()
  const kind = 'StockSubscription' as const
  const found = async (token: string) => {
    const before = await databaseDigest(api.db)
    const told = await lookUp(api, { kind, token })
    expect(await databaseDigest(api.db)).toEqual(before)
    expect([told.isValid, told.about]).toEqual([true, { id: productId, name: expect.any(String) }])
    return told.over
  }
  const asked = async () => {
    await subscribe(null, ADDRESS)
    return linkTo(api, ADDRESS, '/stock-notices/confirm')
  }
  const notice = async () => {
    await it.change(it.id, { status: 'Resolved' })
    await call(api, admin, ['POST', `/admin/product-disruptions/${it.id}/send-back-in-stock-notification`])
    await api.runJobs()
  }
  const first = await asked()
  expect(await found(first)).toBeNull()
  await confirm(api, first)
  expect(await found(first)).toBe('Done')
  api.setNow(new Date(NOW.getTime() + 60_000))
  await notice()
  expect(await found(first)).toBe('Over')
  await it.change(it.id, { status: 'Active' })
  expect(await found(first)).toBe('ToldSince')
  expect((await confirm(api, first)).json()).toMatchObject({ status: 409, code: 'notices_ended' })

  const second = await asked()
  expect(await found(second)).toBeNull()
  const end = await linkTo(api, ADDRESS, '/stock-notices/end')
  api.setNow(new Date(NOW.getTime() + 120_000))
  await call(api, null, ['POST', `/product-disruptions/subscriptions/unsubscribe?token=${end}`])
  expect(await found(second)).toBe('EndedSince')
  expect((await confirm(api, second)).json()).toMatchObject({ status: 409, code: 'notices_ended' })
  await it.change(it.id, { status: 'Closed' })
  expect(await found(second)).toBe('Over')
})

test('links of notices tell a product that the shop shows only, and when there is nothing left to end', async () => {
  const { api, admin, bob, subscribe, productId, ...it } = await setUpActive()
  await subscribe(null, ADDRESS)
  const token = await linkTo(api, ADDRESS, '/stock-notices/confirm')
  await it.change(it.id, { status: 'Resolved' })
  await call(api, admin, ['POST', `/admin/product-disruptions/${it.id}/send-back-in-stock-notification`])
  await api.runJobs()
  const end = { kind: 'StockNoticesEnd' as const, token: await linkTo(api, bob.email, '/stock-notices/end') }
  const about = { id: productId, name: expect.any(String) }
  expect(await lookUp(api, end)).toEqual({ isValid: true, over: null, about })
  await call(api, null, ['POST', `/product-disruptions/subscriptions/unsubscribe?token=${end.token}`])
  expect(await lookUp(api, end)).toEqual({ isValid: true, over: 'Done', about })
  await api.db.update(products).set({ isHidden: true }).where(eq(products.id, productId))
  expect(await lookUp(api, end)).toEqual({ isValid: true, over: 'Done', about: null })
  const gone = { isValid: true, over: 'Over', about: null }
  expect(await lookUp(api, { kind: 'StockSubscription', token })).toEqual(gone)
})

test('links that end mails of a kind tell that those are off already', async () => {
  const api = await startApi({})
  const sophie = await makeApprovedPractitioner(api)
  const links = [
    ['ProductUpdatesEnd', 'product-updates', '/product-updates/digest/unsubscribe'],
    ['RefillRemindersEnd', 'reminders', '/refill-reminders/unsubscribe'],
  ] as const
  for (const [kind, mails, path] of links) {
    const token = signMailToken(KEY, mails, sophie.userId)
    expect(await lookUp(api, { kind, token })).toEqual({ isValid: true, over: null, about: null })
    await call(api, null, ['POST', `${path}?token=${token}`])
    expect(await lookUp(api, { kind, token })).toEqual({ isValid: true, over: 'Done', about: null })
  }
})

test('the link to join a request tells which it is, that its practitioner joined, and that it is over', async () => {
  const { api, admin, sophie, lars, ask, upvote, moveTo } = await setUpInquiries()
  const [oil, double] = [idOf(await ask(lars, OIL)), idOf(await ask(lars, { name: 'Nigella capsules' }))]
  const token = upvoteOf(double, sophie.userId)
  const link = { kind: 'InquiryUpvote' as const, inquiryId: double, token }
  const about = (id: string, name: string) => ({ isValid: true, about: { id, name } })
  expect(await lookUp(api, link)).toEqual({ ...about(double, 'Nigella capsules'), over: null })
  await call(api, admin, ['POST', `/admin/product-inquiries/${oil}/merge`, { ids: [double] }])
  expect(await lookUp(api, link)).toEqual({ ...about(oil, OIL.name), over: null })
  await upvote(null, double, token)
  expect(await lookUp(api, link)).toEqual({ ...about(oil, OIL.name), over: 'Done' })
  await moveTo(oil, 'CannotSupply')
  expect(await lookUp(api, link)).toEqual({ ...about(oil, OIL.name), over: 'Over' })
})

test('the link to join a request that was fulfilled leads to its product, while the shop shows that', async () => {
  const { api, sophie, lars, ask } = await setUpInquiries()
  const oil = idOf(await ask(lars, OIL))
  const [product] = await api.db.select().from(products).where(eq(products.isHidden, false)).limit(1)
  const { id = '', name = '' } = product ?? {}
  await api.db
    .update(productInquiries)
    .set({ status: 'Fulfilled', productId: id })
    .where(eq(productInquiries.id, oil))
  const link = { kind: 'InquiryUpvote' as const, inquiryId: oil, token: upvoteOf(oil, sophie.userId) }
  expect(await lookUp(api, link)).toEqual({ isValid: true, over: 'InShop', about: { id, name } })
  await api.db.update(products).set({ isHidden: true }).where(eq(products.id, id))
  expect(await lookUp(api, link)).toEqual({ isValid: true, over: 'Over', about: { id: oil, name: OIL.name } })
})
