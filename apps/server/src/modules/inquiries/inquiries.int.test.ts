import { DAY_MS } from '@salvia/contract/durations'
import type { AdminInquiry } from '@salvia/contract/inquiries/admin-inquiries'
import type { ProductInquiry } from '@salvia/contract/inquiries/inquiries'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { NOW, testConfig } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { codeOf, idOf, OIL, setUpInquiries as setUp } from '#test/inquiries'
import { makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, callVersioned } from '#test/plans'
import { users } from '../identity/index.ts'
import { inquiryUpvotes } from './data/inquiry-tables.ts'
import { signUpvoteToken } from './upvote-token.ts'

test('what is asked for twice is one request with two who wait, and names nobody to the other', async () => {
  const { api, sophie, lars, ask, read } = await setUp()
  const first = await ask(sophie, { ...OIL, reason: 'For the skin', clientsCount: 4 })
  expect([first.statusCode, first.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      ...OIL,
      status: 'Received',
      expectedDate: null,
      product: null,
      upvotesCount: 1,
      isUpvoted: true,
      isOpen: true,
      createdAt: NOW.toISOString(),
      statusHistory: [{ status: 'Received', at: NOW.toISOString(), message: '' }],
      own: { reason: 'For the skin', clientsCount: 4 },
    },
  ])
  const double = await ask(lars, { name: 'BOREAL black-cumin oil 500ml'.replace('500ml', '500 ml') })
  expect([double.statusCode, idOf(double)]).toEqual([200, idOf(first)])
  expect(double.json<ProductInquiry>()).toMatchObject({
    upvotesCount: 2,
    own: { reason: '', clientsCount: null },
  })
  expect(double.body).not.toContain('For the skin')
  expect(await read(idOf(first))).toMatchObject({
    asker: { id: sophie.userId },
    upvotesCount: 2,
    clientsCount: 4,
  })
  const own = await call(api, lars, ['GET', '/product-inquiries?scope=Own&query=CUMIN%20boreal'])
  expect(own.json<{ results: ProductInquiry[] }>().results.map(({ id }) => id)).toEqual([idOf(first)])
  const others = await call(api, await makeApprovedPractitioner(api), ['GET', '/product-inquiries?scope=Own'])
  expect(others.json().pager.count).toBe(0)
})

test('a practitioner joins without a body; without a login it is refused, and an unknown one is not found', async () => {
  const { api, sophie, lars, ask } = await setUp()
  const id = idOf(await ask(sophie, OIL))
  const join = (by: Person | null, inquiryId: string) =>
    call(api, by, ['PUT', `/products/product-inquiries/${inquiryId}/practitioner`])
  expect(codeOf(await join(null, id))).toEqual([401, 'unauthenticated'])
  expect(codeOf(await join(await makeClient(api), id))).toEqual([403, 'forbidden'])
  expect(codeOf(await join(null, lars.userId))).toEqual([404, 'inquiry_not_found'])
  const joined = await join(lars, id)
  expect([joined.statusCode, joined.json()]).toEqual([200, { id, name: OIL.name, upvotesCount: 2 }])
})

test('each step tells each who waits once, in their language, and Fulfilled leads to the product', async () => {
  const { api, admin, sophie, lars, ask, upvote, read, move, moveTo } = await setUp()
  await api.db.update(users).set({ preferredLanguageCode: 'fr' }).where(eq(users.id, lars.userId))
  const id = idOf(await ask(sophie, OIL))
  await upvote(lars, id)
  await moveTo(id, 'SearchingForSupplier', 'InContactWithSupplier')
  const expected = { status: 'ExpectedInStock', expectedDate: '2027-02-01', message: 'From Egypt' }
  await move(id, { ...expected, version: 3 })
  const missing = await move(id, { status: 'Fulfilled', version: 4 })
  expect(codeOf(missing)).toEqual([422, 'inquiry_product_missing'])
  const { results } = (await call(api, admin, ['GET', '/admin/products?isActive=true&limit=1'])).json()
  const [product] = results as { id: string; name: string }[]
  const done = await move(id, { status: 'Fulfilled', productId: product?.id, version: 4 })
  expect(done.json<AdminInquiry>().product).toEqual({ id: product?.id, name: product?.name })
  const base = `/admin/product-inquiries/${id}`
  const emptied = await callVersioned(api, admin, ['PUT', base, { productId: null, version: 5 }])
  expect(codeOf(emptied)).toEqual([422, 'inquiry_product_missing'])
  await api.runJobs()
  const mails = await messagesTo(api, sophie.email)
  expect(mails).toHaveLength(4)
  expect(mails[2]?.plainText).toContain('We expect to have Boreal Black cumin oil, 500 ml in stock.')
  expect(mails[2]?.plainText).toMatch(/1 February 2027[\s\S]*From Egypt/)
  expect(mails[3]?.plainText).toContain(`/shop/products/${product?.id}`)
  const french = await messagesTo(api, lars.email)
  expect(french.map(({ subject }) => subject)).toEqual(
    Array.from(
      { length: 4 },
      () => 'Du nouveau pour votre demande de produit\u00A0: Boreal Black cumin oil, 500 ml',
    ),
  )
  const { statusHistory, expectedDate } = await read(id)
  expect(expectedDate).toBe('2027-02-01')
  expect(statusHistory.map(({ status, changedBy }) => [status, changedBy?.id])).toEqual([
    ['Received', sophie.userId],
    ...['SearchingForSupplier', 'InContactWithSupplier', 'ExpectedInStock', 'Fulfilled'].map((status) => [
      status,
      admin.userId,
    ]),
  ])
})

test('no step is mailed to an address that was not proven', async () => {
  const { api, sophie, lars, ask, upvote, moveTo } = await setUp()
  const id = idOf(await ask(sophie, OIL))
  await upvote(lars, id)
  await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, sophie.userId))
  await moveTo(id, 'SearchingForSupplier')
  await api.runJobs()
  expect(await messagesTo(api, sophie.email)).toEqual([])
  expect(await messagesTo(api, lars.email)).toHaveLength(1)
})

test('a step that the table refuses, or against an old version, changes nothing and tells nobody', async () => {
  const { api, admin, sophie, lars, ask, upvote, move, moveTo } = await setUp()
  const id = idOf(await ask(sophie, OIL))
  await moveTo(id, 'SearchingForSupplier', 'Received', 'CannotSupply')
  await api.runJobs()
  const client = await makeClient(api)
  const before = await databaseDigest(api.db)
  const base = `/admin/product-inquiries/${id}`
  const refused = [
    await move(id, { status: 'Fulfilled', version: 4 }),
    await move(id, { status: 'SearchingForSupplier', version: 4 }),
    await move(id, { status: 'Received', version: 3 }),
    await move(id, { status: 'Received', productId: id, version: 4 }),
    await upvote(lars, id),
    await upvote(client, id),
    await call(api, admin, ['POST', `${base}/merge`, { ids: [id] }]),
    await callVersioned(api, admin, ['PUT', base, { linkUrl: 'javascript:alert(1)', version: 4 }]),
    await ask(lars, { name: '***' }),
    await ask(admin, OIL),
  ]
  expect(refused.map(codeOf)).toEqual([
    [409, 'inquiry_state'],
    [409, 'inquiry_state'],
    [412, 'outdated'],
    [422, 'product_unknown'],
    [409, 'inquiry_state'],
    [403, 'forbidden'],
    [409, 'inquiry_state'],
    [422, 'word_unknown'],
    [422, 'word_unknown'],
    [403, 'forbidden'],
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('the log says that the note of the team changed, not what it says', async () => {
  const { api, admin, sophie, ask } = await setUp()
  const id = idOf(await ask(sophie, OIL))
  const change = { note: 'Anna Jansen waits for it', brandName: 'Austral', version: 1 }
  await callVersioned(api, admin, ['PUT', `/admin/product-inquiries/${id}`, change])
  const logged = await api.db.select().from(auditEntries).where(eq(auditEntries.event, 'InquiryChanged'))
  expect(logged.map(({ details }) => details)).toEqual([
    { changes: [{ field: 'brandName', from: 'Boreal', to: 'Austral' }, { field: 'note' }] },
  ])
})

test('the asker whom an admin names joins by the signed link of the mail, once; a forged or old one is refused', async () => {
  const { api, admin, sophie, lars, upvote, read } = await setUp()
  const made = await call(api, admin, [
    'POST',
    '/admin/product-inquiries',
    { ...OIL, practitionerId: sophie.userId },
  ])
  const id = idOf(made)
  expect([made.statusCode, made.json<AdminInquiry>().upvotesCount]).toEqual([201, 0])
  await api.runJobs()
  const [mail] = await messagesTo(api, sophie.email)
  const token = /\/product-inquiries\/[^/]+\/join\?token=([\w-]+)/.exec(mail?.plainText ?? '')?.[1] ?? ''
  expect(JSON.stringify([mail?.content, mail?.sealedSecret])).not.toContain(token)
  const key = testConfig.secrets.token
  const old = { inquiryId: id, practitionerId: lars.userId }
  const client = await makeClient(api)
  const refused = [
    token.replace(sophie.userId, lars.userId),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.slice(0, 20),
    signUpvoteToken(key, old, new Date(NOW.getTime() - 91 * DAY_MS)),
    signUpvoteToken(key, { inquiryId: client.userId, practitionerId: lars.userId }, NOW),
    signUpvoteToken(key, { inquiryId: id, practitionerId: client.userId }, NOW),
  ]
  for (const wrong of refused)
    expect(codeOf(await upvote(null, id, wrong))).toEqual([422, 'mailed_link_over'])
  expect(codeOf(await upvote(null, id))).toEqual([401, 'unauthenticated'])
  expect((await read(id)).upvotesCount).toBe(0)
  for (const by of [null, null, lars])
    expect((await upvote(by, id, token)).json()).toEqual({ id, name: OIL.name, upvotesCount: 1 })
  expect((await read(id)).upvotes.map(({ practitioner }) => practitioner.id)).toEqual([sophie.userId])
})

test('joined requests have each who waits once, lead on from the double, and end with it', async () => {
  const { api, admin, sophie, lars, ask, upvote, read } = await setUp()
  const kept = idOf(await ask(sophie, OIL))
  const double = idOf(await ask(lars, { name: 'Nigella oil', reason: 'For two' }))
  await upvote(sophie, double)
  const merged = await call(api, admin, ['POST', `/admin/product-inquiries/${kept}/merge`, { ids: [double] }])
  expect(merged.json<AdminInquiry>().upvotes).toMatchObject([
    { practitioner: { id: sophie.userId } },
    { practitioner: { id: lars.userId }, reason: 'For two' },
  ])
  expect(await read(double)).toMatchObject({
    status: 'Closed',
    upvotesCount: 0,
    nextStatuses: [],
    mergedInto: { id: kept, name: OIL.name },
  })
  const { version } = await read(double)
  const renamed = await callVersioned(api, admin, [
    'PUT',
    `/admin/product-inquiries/${double}`,
    { name: 'Other', version },
  ])
  expect([renamed.statusCode, renamed.json().code]).toEqual([409, 'inquiry_state'])
  expect(await read(double)).toMatchObject({ name: 'Nigella oil' })
  const [newcomer, another] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  expect((await upvote(newcomer, double)).json()).toMatchObject({ id: kept, upvotesCount: 3 })
  const askedAgain = await ask(another, { name: 'nigella OIL', reason: 'For a third' })
  expect([askedAgain.statusCode, askedAgain.json()]).toMatchObject([
    200,
    { id: kept, upvotesCount: 4, own: { reason: 'For a third' } },
  ])
  const list = await call(api, sophie, ['GET', '/product-inquiries'])
  expect(list.json<{ results: ProductInquiry[] }>().results.map(({ id }) => id)).toEqual([kept])
  await call(api, admin, ['DELETE', `/admin/product-inquiries/${kept}`])
  expect((await call(api, admin, ['GET', `/admin/product-inquiries/${double}`])).statusCode).toBe(404)
  expect(await api.db.select().from(inquiryUpvotes).orderBy(asc(inquiryUpvotes.createdAt))).toEqual([])
})
