import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { setUpDisruption } from '#test/disruptions'
import { call } from '#test/plans'
import { ADDRESS, confirm, linkTo, noticesTo, setUpActive } from '#test/stock-notices'
import { products } from '../catalogue/index.ts'
import { sendNotices } from './use-cases/send-notices.ts'

const PATH = '/admin/product-disruptions'

/** A product in an active disruption, and how it leaves the shop and comes back. */
async function setUpLeaving() {
  const it = await setUpActive()
  const write = (fields: Partial<typeof products.$inferInsert>) =>
    it.api.db.update(products).set(fields).where(eq(products.id, it.productId))
  const askAll = () => call(it.api, it.admin, ['POST', `${PATH}/${it.id}/send-back-in-stock-notification`])
  const noticeOf = async (email: string) =>
    (await it.usersOf(it.id)).find((user) => user.email === email)?.notice
  return { ...it, write, askAll, noticeOf }
}

test('nobody subscribes to a product that left the shop, by a link that was mailed before either', async () => {
  const { api, bob, subscribe, write } = await setUpLeaving()
  await subscribe(null, ADDRESS)
  const token = await linkTo(api, ADDRESS, '/stock-notices/confirm')
  await write({ isHidden: true })
  const before = await databaseDigest(api.db)
  const answers = [await subscribe(bob), await subscribe(null, 'eva@post.example'), await confirm(api, token)]
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    Array(3).fill([404, 'disruption_not_found']),
  )
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('the link to confirm is not sent again once the product is not awaited', async () => {
  const { api, admin, id, subscribe, ...it } = await setUpLeaving()
  await subscribe(null, ADDRESS)
  const [mail] = await messagesTo(api, ADDRESS)
  await it.change(id, { status: 'Closed' })
  const before = await databaseDigest(api.db)
  const again = await call(api, admin, ['POST', `/admin/outbox/${mail?.id}/resend`])
  expect([again.statusCode, again.json().code]).toEqual([409, 'message_unwanted'])
  expect(await databaseDigest(api.db)).toEqual(before)
})

test.each([{ isHidden: true }, { isActive: false }, { stockStatus: 'OutOfStock' as const }])(
  'no notice is asked for of a product that cannot be bought: %o',
  async (gone) => {
    const { api, id, write, askAll, read, ...it } = await setUpLeaving()
    await it.change(id, { status: 'Resolved' })
    expect((await read(id)).isForSale).toBe(true)
    await write(gone)
    const before = await databaseDigest(api.db)
    const answer = await askAll()
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'disruption_not_for_sale'])
    expect(await databaseDigest(api.db)).toEqual(before)
    expect((await read(id)).isForSale).toBe(false)
  },
)

test('notices that wait when the product leaves the shop are given up, and asked for again when it is back', async () => {
  const { api, id, bob, write, askAll, noticeOf, ...it } = await setUpLeaving()
  await it.change(id, { status: 'Resolved' })
  await askAll()
  await write({ isHidden: true })
  await sendNotices(api.app, id)
  expect([await noticesTo(api, bob.email), await noticeOf(bob.email)]).toEqual([[], 'None'])
  expect((await it.read(id)).notices).toEqual({ asked: 0, queued: 0, failed: 0, areLeft: true })

  await write({ isHidden: false })
  await askAll()
  await sendNotices(api.app, id)
  await write({ isHidden: true })
  await api.runJobs()
  const mails = (await messagesTo(api, bob.email)).filter(({ about }) => about?.type === 'StockNotice')
  expect(mails.map(({ state }) => state)).toEqual(['Withheld'])
  expect(await noticeOf(bob.email)).toBe('Failed')
})

test('who has the product in a plan is told that it is disrupted, by a page that is there', async () => {
  const it = await setUpDisruption()
  const { id } = await it.open([it.productId])
  await it.moveThrough(id, ['Ready'])
  await it.api.db.update(products).set({ isHidden: true }).where(eq(products.id, it.productId))
  await it.moveThrough(id, ['Active'])
  const mails = await messagesTo(it.api, it.sophie.email)
  const told = mails.filter(({ html }) => html?.includes('/catalog-updates'))
  expect(told).toHaveLength(1)
  expect(told[0]?.html).not.toContain('/shop/products/')
})
