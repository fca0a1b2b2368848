import type { ProductInquiry } from '@salvia/contract/inquiries/inquiries'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idOf, OIL, setUpInquiries } from '#test/inquiries'
import type { Person } from '#test/people'
import { call } from '#test/plans'
import { inquiryUpvotes } from './data/inquiry-tables.ts'

test('what the team says at a step is read by those who wait and by admins, by nobody else', async () => {
  const { api, sophie, lars, ask, upvote, read, move } = await setUpInquiries()
  const id = idOf(await ask(sophie, OIL))
  await move(id, { status: 'SearchingForSupplier', message: 'Boreal asks for 40 packs', version: 1 })
  const messagesFor = async (by: Person) => {
    const { results } = (await call(api, by, ['GET', '/product-inquiries'])).json<{
      results: ProductInquiry[]
    }>()
    return results.flatMap(({ statusHistory }) =>
      statusHistory.map(({ status, message }) => [status, message]),
    )
  }
  const said = [
    ['Received', ''],
    ['SearchingForSupplier', 'Boreal asks for 40 packs'],
  ]
  expect(await messagesFor(sophie)).toEqual(said)
  expect(await messagesFor(lars)).toEqual([said[0], ['SearchingForSupplier', '']])
  expect((await read(id)).statusHistory.map(({ status, message }) => [status, message])).toEqual(said)
  await upvote(lars, id)
  expect(await messagesFor(lars)).toEqual(said)
  await api.db.delete(inquiryUpvotes).where(eq(inquiryUpvotes.practitionerId, sophie.userId))
  expect(await messagesFor(sophie)).toEqual(said)
})
