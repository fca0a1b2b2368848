import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { setUpDisruption } from '#test/disruptions'
import { makeApprovedPractitioner } from '#test/people'
import { at, call, item, makePlan } from '#test/plans'
import { users } from '../identity/index.ts'

test('a practitioner whose address was not proven is not told of a disruption', async () => {
  const { api, sophie, productId, ...it } = await setUpDisruption()
  const before = await messagesTo(api, sophie.email)
  await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, sophie.userId))
  const { id } = await it.open([productId])
  await it.moveThrough(id, ['Ready', 'Active'])
  expect(await messagesTo(api, sophie.email)).toEqual(before)
})

test('an expert is told of a product in an own template for all, the provider of none of its own', async () => {
  const { api, admin, otherId, ...it } = await setUpDisruption()
  const lars = await makeApprovedPractitioner(api)
  for (const practitionerId of [lars.userId, admin.userId]) {
    const contents = { isTemplate: true, recommendationItems: [item(otherId)] }
    const { id, version } = await makePlan(api, admin, contents)
    const named = { isGlobalTemplate: true, practitionerId }
    expect((await call(api, admin, ['PUT', `/recommendations/${id}`, named], at(version))).statusCode).toBe(
      200,
    )
  }
  const { id } = await it.open([otherId])
  await it.moveThrough(id, ['Ready', 'Active'])
  expect((await it.usersOf(id)).map(({ user, flags }) => [user?.id, flags])).toEqual([
    [lars.userId, ['HasInOwnRecommendation']],
  ])
  expect(await messagesTo(api, lars.email)).toHaveLength(1)
  expect(await messagesTo(api, admin.email)).toEqual([])
})
