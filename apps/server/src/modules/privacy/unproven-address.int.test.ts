import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { auth, bearerOf, fields, linkToken, messagesTo, verifyBy } from '#test/auth'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makePerson, PASSWORD, type Person } from '#test/people'
import { openFiles } from '#test/person-search'
import { call } from '#test/plans'
import { users } from '../identity/index.ts'
import { orders } from '../orders/index.ts'

const STRANGERS = 'hanna@post.example'
const STRANGERS_PHONE = '+31612345678'

/** A guest ordered and received mails under her address; someone else signs up with it. */
async function setUp() {
  const { api, productIds } = await setUpCheckout({ services: { files: openFiles() } })
  const { orderId } = await makePlacedOrder(api, [productIds[0]])
  await api.db.update(orders).set({ email: STRANGERS }).where(eq(orders.id, orderId))
  await api.runJobs()
  await api.db.update(outboxMessages).set({ recipient: STRANGERS })
  const hers = (await messagesTo(api, STRANGERS)).map(({ id }) => id)
  expect(hers).toHaveLength(1)
  return { api, orderId, hers }
}

type Api = Awaited<ReturnType<typeof setUp>>['api']

async function signUp(api: Api) {
  const joined = await auth(api, 'POST /signup', {
    ...fields({ email: STRANGERS, password: 'Lavender-42' }),
    userKind: 'Client',
  })
  return { headers: bearerOf(joined) }
}

async function exported(api: Api, by: Pick<Person, 'headers'>) {
  await api.runJobs()
  const { id } = (await call(api, by, ['POST', '/privacy/exports'])).json()
  await api.runJobs()
  return (await call(api, by, ['GET', `/privacy/exports/${id}/json`])).json()
}

test('an export of an unverified account holds nothing of whose address it is', async () => {
  const { api, hers } = await setUp()
  const thief = await signUp(api)
  const token = await linkToken(api, STRANGERS)
  const before = await exported(api, thief)
  expect(before.orders).toEqual([])
  expect(before.messages.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Confirm your e-mail address',
  ])
  expect(await verifyBy(api, token)).toEqual({ status: 'OK' })
  const after = await exported(api, thief)
  expect(after.orders).toHaveLength(1)
  expect(after.messages.length).toBeGreaterThan(hers.length + 1)
})

test('an erasure of an unverified account forgets its own messages, and none of whose address it is', async () => {
  const { api, hers } = await setUp()
  const before = await databaseDigest(api.db)
  const thief = await signUp(api)
  expect(await messagesTo(api, STRANGERS)).toHaveLength(hers.length + 1)
  const gone = await call(api, thief, ['POST', '/privacy/erasure', { password: 'Lavender-42' }])
  expect(gone.statusCode).toBe(204)
  expect(await api.db.$count(users, eq(users.email, STRANGERS))).toBe(0)
  expect(await databaseDigest(api.db)).toEqual({ ...before, audit_entries: expect.any(String) })
})

test('an address or number that was only asked for is nobody’s: what it gets from others stays', async () => {
  const { api, hers } = await setUp()
  const stranger = await makePerson(api)
  await auth(api, 'POST /change-phone', { phone: STRANGERS_PHONE, password: PASSWORD }, stranger)
  const sent = (await messagesTo(api, STRANGERS_PHONE)).map(({ id }) => id)
  const thief = await makePerson(api)
  await auth(api, 'POST /change-email', { email: STRANGERS, password: PASSWORD }, thief)
  await auth(api, 'POST /change-phone', { phone: STRANGERS_PHONE, password: PASSWORD }, thief)
  expect(await messagesTo(api, STRANGERS)).toHaveLength(2)
  expect(await messagesTo(api, STRANGERS_PHONE)).toHaveLength(2)
  const { orders: own, messages } = await exported(api, thief)
  expect([own, messages.length]).toEqual([[], 2])
  await call(api, thief, ['POST', '/privacy/erasure', { password: PASSWORD }])
  expect((await messagesTo(api, STRANGERS)).map(({ id }) => id)).toEqual(hers)
  expect((await messagesTo(api, STRANGERS_PHONE)).map(({ id }) => id)).toEqual(sent)
  expect(await api.db.$count(orders, eq(orders.email, STRANGERS))).toBe(1)
})
