import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { setUpDisruption } from '#test/disruptions'
import { users } from '../identity/index.ts'

test('a practitioner whose address was not proven is not told of a disruption', async () => {
  const { api, sophie, productId, ...it } = await setUpDisruption()
  const before = await messagesTo(api, sophie.email)
  await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, sophie.userId))
  const { id } = await it.open([productId])
  await it.moveThrough(id, ['Ready', 'Active'])
  expect(await messagesTo(api, sophie.email)).toEqual(before)
})
