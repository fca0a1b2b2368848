import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { at, call } from '#test/plans'
import { rounds } from '#test/rounds'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { inquirySteps, inquiryUpvotes, productInquiries } from './data/inquiry-tables.ts'

test.for(rounds)(
  'asked and joined in many tabs at once, it is one request and counts once each (round %i)',
  async () => {
    const api = await startApi()
    const [sophie, lars] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
    const body = { name: 'Black cumin oil' }
    const asked = await Promise.all(
      [sophie, lars, sophie, lars].map((by) => call(api, by, ['POST', '/product-inquiries', body])),
    )
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 201])
    const { id } = asked[0]?.json<{ id: string }>() ?? { id: '' }
    const path = `/products/product-inquiries/${id}/practitioner`
    await Promise.all([sophie, sophie, lars].map((by) => call(api, by, ['PUT', path, {}])))
    expect(await api.db.$count(productInquiries)).toBe(1)
    expect(await api.db.$count(inquiryUpvotes)).toBe(2)
  },
)

test.for(rounds)(
  'two admins who take the same step at once take it once, and each is told once (round %i)',
  async () => {
    const api = await startApi()
    const [one, other, sophie] = [
      await makeAdmin(api),
      await makeAdmin(api),
      await makeApprovedPractitioner(api),
    ]
    const asked = await call(api, sophie, ['POST', '/product-inquiries', { name: 'Black cumin oil' }])
    const path = `/admin/product-inquiries/${asked.json<{ id: string }>().id}/status`
    const moved = await Promise.all(
      [one, other].map((by) => call(api, by, ['PUT', path, { status: 'SearchingForSupplier' }], at(1))),
    )
    expect(moved.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
    expect(await api.db.$count(inquirySteps)).toBe(2)
    expect(await api.db.$count(outboxMessages, eq(outboxMessages.recipient, sophie.email))).toBe(1)
  },
)
