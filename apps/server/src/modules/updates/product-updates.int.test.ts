import { DAY_MS, HOUR_MS, MINUTE_MS } from '@salvia/contract/durations'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { setUpDisruption } from '#test/disruptions'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { call, callVersioned, item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'
import { productUpdateReaders } from './data/reader-tables.ts'
import { sendDigests } from './use-cases/send-digests.ts'

type Update = {
  kind: string
  at: string | null
  isNew: boolean
  product: { id: string; name: string }
  plansCount: number
}
type Answer = {
  results: Update[]
  pager: { count: number }
  lastVisitAt: string | null
  newCount: number
  counts: Record<string, number>
}

const PRICE = 4200

/** Nothing is news but what the test does: every product has been in the shop for long. */
async function setUpUpdates() {
  const it = await setUpDisruption()
  const { api, admin } = it
  const longAgo = new Date(NOW.getTime() - 61 * DAY_MS)
  await api.db.update(products).set({ shownSince: longAgo, discontinuedSince: null })
  const read = async (by: Person, query = '') =>
    (await call(api, by, ['GET', `/product-updates${query}`])).json<Answer>()
  const save = async (productId: string, change: object) => {
    const { version } = (await call(api, admin, ['GET', `/admin/products/${productId}`])).json()
    const saved = await callVersioned(api, admin, [
      'PUT',
      `/admin/products/${productId}`,
      { ...change, version },
    ])
    expect([saved.statusCode, saved.json().code]).toEqual([200, undefined])
  }
  /** As if the shop had not shown it before. */
  const showFirst = async (productId: string) => {
    await api.db.update(products).set({ isHidden: true, shownSince: null }).where(eq(products.id, productId))
    await save(productId, { isHidden: false })
  }
  return { ...it, read, save, showFirst }
}

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

const kindsOf = ({ results }: Answer) => results.map(({ kind, product }) => [kind, product.id])

test('tells what cannot be had of own plans, what is back, new, repriced or gone, and which of them is new since the last visit', async () => {
  const { api, sophie, productId, otherId, thirdId, read, save, showFirst, ...it } = await setUpUpdates()
  const lars = await makeApprovedPractitioner(api)
  expect(await read(sophie)).toMatchObject({ results: [], lastVisitAt: null, newCount: 0 })
  await call(api, sophie, ['PUT', '/product-updates/visit'])
  const visited = new Date(NOW.getTime() - HOUR_MS)
  await api.db.update(productUpdateReaders).set({ visitedAt: visited })

  const replaced = { replacementProductId: otherId, expectedUntil: '2026-12-24' }
  const short = await it.open([productId], replaced)
  await it.moveThrough(short.id, ['Ready', 'Active'])
  const back = await it.open([otherId])
  await it.moveThrough(back.id, ['Ready', 'Active', 'Resolved'])
  api.setNow(minutesLater(5))
  await save(thirdId, { price: { amount: PRICE, currency: 'EUR' } })
  await showFirst(thirdId)
  await save(otherId, { isHidden: true })

  api.setNow(minutesLater(6))
  const all = await read(sophie)
  expect(kindsOf(all)).toEqual([
    ['AtRisk', productId],
    ['NewArrival', thirdId],
    ['PriceChange', thirdId],
    ['Discontinued', otherId],
  ])
  expect(all).toMatchObject({
    newCount: 4,
    lastVisitAt: visited.toISOString(),
    counts: { AtRisk: 1, BackInStock: 0, NewArrival: 1, PriceChange: 1, Discontinued: 1 },
  })
  expect(all.results[0]).toMatchObject({
    isNew: true,
    product: { imageUrl: `/images/packshots/${productId}` },
    plansCount: 1,
    expectedUntil: '2026-12-24',
    isStillSold: true,
    replacement: null,
  })
  expect(all.results[2]).toMatchObject({ price: { amount: PRICE, currency: 'EUR' }, plansCount: 0 })
  expect(kindsOf(await read(sophie, '?inOwnPlans=true'))).toEqual([['AtRisk', productId]])
  expect(kindsOf(await read(lars, '?kind=AtRisk'))).toEqual([])
  expect(await read(lars)).toMatchObject({ newCount: 0, pager: { count: 3 } })

  await save(productId, { stockStatusId: 'OutOfStock' })
  expect((await read(sophie)).results[0]).toMatchObject({ kind: 'AtRisk', isStillSold: false })

  await save(otherId, { isHidden: false })
  expect(kindsOf(await read(lars, '?kind=BackInStock'))).toEqual([['BackInStock', otherId]])
  await save(otherId, { stockStatusId: 'OutOfStock' })
  expect(kindsOf(await read(lars, '?kind=BackInStock'))).toEqual([])
  await save(otherId, { stockStatusId: 'InStock' })
  const [[, arrivedId] = []] = kindsOf(await read(lars, '?kind=NewArrival'))
  await save(`${arrivedId}`, { stockStatusId: 'Discontinued' })
  expect(kindsOf(await read(lars, '?kind=NewArrival'))).toEqual([])
  await save(`${arrivedId}`, { stockStatusId: 'InStock' })
  await it.change(back.id, { status: 'Active' })
  expect(kindsOf(await read(lars, '?kind=BackInStock'))).toEqual([])

  await call(api, sophie, ['PUT', '/product-updates/visit'])
  expect((await read(sophie)).newCount).toBe(3)
  api.setNow(new Date(NOW.getTime() + 61 * DAY_MS))
  expect(kindsOf(await read(await makeApprovedPractitioner(api)))).toEqual([])
})

test('tells what an admin discontinued by its stock status with the day of it, and nothing that is shown again as new', async () => {
  const { api, sophie, productId, otherId, thirdId, read, save } = await setUpUpdates()
  api.setNow(minutesLater(5))
  await save(productId, { stockStatusId: 'Discontinued' })
  await save(otherId, { isHidden: true })
  await save(otherId, { stockStatusId: 'Discontinued' })
  await save(thirdId, { isHidden: true })
  api.setNow(minutesLater(6))
  await save(thirdId, { isHidden: false })
  await save(productId, { deliveryTime: 9 })
  await save(otherId, { stockStatusId: 'InStock' })

  const { results, counts } = await read(sophie, '?kind=Discontinued')
  expect(results.map(({ product, at }) => [product.id, at]).toSorted()).toEqual(
    [
      [productId, minutesLater(5).toISOString()],
      [otherId, minutesLater(5).toISOString()],
    ].toSorted(),
  )
  expect(counts).toMatchObject({ NewArrival: 0, Discontinued: 2 })

  await save(productId, { stockStatusId: 'InStock' })
  expect(kindsOf(await read(sophie, '?kind=Discontinued'))).toEqual([['Discontinued', otherId]])

  api.setNow(minutesLater(7))
  await save(otherId, { isHidden: false })
  expect(kindsOf(await read(sophie))).toEqual([])
})

const DECEMBER = new Date('2026-12-01T06:17:00Z')
const JANUARY = new Date('2027-01-02T06:17:00Z')

async function setUpDigest() {
  const it = await setUpUpdates()
  const { api, sophie } = it
  const lars = await makeApprovedPractitioner(api)
  await api.db
    .update(users)
    .set({ createdAt: NOW })
    .where(inArray(users.id, [sophie.userId, lars.userId]))
  await api.db.update(users).set({ preferredLanguageCode: 'de' }).where(eq(users.id, lars.userId))
  const digestsTo = async ({ email }: Person) =>
    (await messagesTo(api, email)).filter(({ html }) => html?.includes('/catalog-updates'))
  const sendAt = async (at: Date) => {
    api.setNow(at)
    await Promise.all([sendDigests(api.app), sendDigests(api.app)])
  }
  return { ...it, lars, digestsTo, sendAt }
}

test('mails each practitioner once a month, in their language, what the month before brought; nothing when there was nothing', async () => {
  const { api, sophie, lars, productId, thirdId, save, digestsTo, sendAt, ...it } = await setUpDigest()
  await save(thirdId, { price: { amount: PRICE, currency: 'EUR' } })
  const { id } = await it.open([productId], { expectedUntil: '2026-12-24' })
  await it.moveThrough(id, ['Ready', 'Active'])
  const newcomer = await makeApprovedPractitioner(api)
  await api.db.update(users).set({ createdAt: DECEMBER }).where(eq(users.id, newcomer.userId))

  await sendAt(DECEMBER)
  await sendAt(new Date(DECEMBER.getTime() + DAY_MS))

  const [own, ...more] = await digestsTo(sophie)
  expect([own?.subject, more]).toEqual(['Product updates of November', []])
  expect(own?.plainText).toMatch(
    /In your plans, short or not available now[\s\S]*packs are still sold; more are expected on 24 December 2026/i,
  )
  expect(own?.plainText).toMatch(/Changed prices, net[\s\S]*€42\.00/i)
  const german = await digestsTo(lars)
  expect(german.map(({ subject }) => subject)).toEqual(['Produktneuheiten im November'])
  expect(german[0]?.plainText).not.toMatch(/In Ihren Plänen/i)
  expect(await digestsTo(newcomer)).toEqual([])

  await sendAt(JANUARY)
  const both = await digestsTo(sophie)
  expect(both.map(({ subject }) => subject).toSorted()).toEqual([
    'Product updates of December',
    'Product updates of November',
  ])
  // The day on which it was expected is over.
  const later = both.find(({ subject }) => subject === 'Product updates of December')?.plainText
  expect(later).toMatch(/In your plans, short or not available now[\s\S]*packs are still sold/i)
  expect(later).not.toMatch(/expected on/i)
  expect(await digestsTo(lars)).toHaveLength(1)
})

test('ends with the link of the mail, as mail programs post it too, and with the setting', async () => {
  const { api, sophie, lars, productId, thirdId, save, digestsTo, sendAt, ...it } = await setUpDigest()
  await save(thirdId, { price: { amount: PRICE, currency: 'EUR' } })
  const { id } = await it.open([productId])
  await it.moveThrough(id, ['Ready', 'Active'])
  await makePlan(api, lars, { recommendationItems: [item(productId)] })
  await call(api, lars, ['PUT', '/settings/profile', { notifications: { productNews: false } }])
  await sendAt(DECEMBER)
  expect(await digestsTo(lars)).toEqual([])
  const [mail] = await digestsTo(sophie)
  const token = /catalog-updates\/unsubscribe\?token=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
  const post = (given: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/product-updates/digest/unsubscribe?token=${given}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const before = await databaseDigest(api.db)
  for (const wrong of [`${token}x`, token.replace(sophie.userId, lars.userId), 'none'])
    expect((await post(wrong)).json().code).toBe('mailed_link_over')
  expect(await databaseDigest(api.db)).toEqual(before)
  for (let time = 0; time < 2; time += 1) expect((await post(token)).statusCode).toBe(204)
  const again = await call(api, await makeAdmin(api), ['POST', `/admin/outbox/${mail?.id}/resend`])
  expect([again.statusCode, again.json().code]).toEqual([409, 'message_unwanted'])
  await sendAt(JANUARY)
  expect(await digestsTo(sophie)).toHaveLength(1)
})
