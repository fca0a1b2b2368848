import { arrayContains } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeAdmin } from '#test/people'
import { rounds } from '#test/rounds'
import { users } from '../../identity/index.ts'

test.for(rounds)('two admins who take each other’s rights leave one of them (round %i)', async () => {
  const api = await startApi()
  const [one, two] = [await makeAdmin(api), await makeAdmin(api)]
  const demote = (by: typeof one, whom: typeof one) =>
    api.app.inject({
      method: 'PUT',
      url: `/api/users/${whom.userId}`,
      headers: by.headers,
      payload: { permissions: ['admin:base'] },
    })
  const answers = await Promise.all([demote(one, two), demote(two, one)])
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map(({ statusCode }) => [403, 409].includes(statusCode))).toEqual([true])
  expect(await api.db.$count(users, arrayContains(users.permissions, ['admin:all']))).toBe(1)
})
