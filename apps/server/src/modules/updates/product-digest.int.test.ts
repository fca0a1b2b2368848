import { DAY_MS } from '@salvia/contract/durations'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { setUpUpdates } from '#test/product-updates'
import { users } from '../identity/index.ts'
import { sendDigests } from './use-cases/send-digests.ts'

const PRICE = 4200
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

test('says in the mail why each product cannot be had, of new ones too, and that one was taken out of the shop', async () => {
  const { sophie, productId, otherId, thirdId, save, showFirst, digestsTo, sendAt, ...it } =
    await setUpDigest()
  await makePlan(it.api, sophie, { recommendationItems: [item(otherId)] })
  const ends = await it.open([productId], { reason: 'Discontinued' })
  await it.moveThrough(ends.id, ['Ready', 'Active'])
  await save(otherId, { isHidden: true })
  await showFirst(thirdId)
  const restricted = await it.open([thirdId], { reason: 'RegulatoryRestrictions' })
  await it.moveThrough(restricted.id, ['Ready', 'Active'])
  await sendAt(DECEMBER)
  const [text = ''] = (await digestsTo(sophie)).map(({ plainText }) => plainText ?? '')
  const [, own = '', arrived = ''] = text.split(/In your plans, short or not available now|New in the shop/i)
  expect(own).toContain('· Being discontinued · The remaining packs are still sold')
  expect(own).toContain('· Not in our catalogue')
  expect(arrived).toContain('· Cannot be sold as usual')
  expect(text).not.toContain('In short supply')
})

test('names what cannot be had before what is still sold, and says that it is out of stock', async () => {
  const { api, sophie, productId, otherId, save, digestsTo, sendAt, ...it } = await setUpDigest()
  await makePlan(api, sophie, { recommendationItems: [item(otherId)] })
  const { id } = await it.open([productId])
  await it.moveThrough(id, ['Ready', 'Active'])
  await save(otherId, { stockStatusId: 'OutOfStock' })
  await sendAt(DECEMBER)
  const [mail] = await digestsTo(sophie)
  const [, own = ''] = String(mail?.plainText).split(/In your plans, short or not available now/i)
  expect(own).toMatch(/· Out of stock[\s\S]*The remaining packs are still sold/)
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
