import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../src/kernel/db/database.ts'
import { preparedAnywhere } from '../../src/kernel/db/statements.ts'
import { users } from '../../src/modules/identity/index.ts'
import { startApi } from '../fixtures/api.ts'
import { makeClient } from '../fixtures/people.ts'

const nameOf = preparedAnywhere((db: Db) =>
  db
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('test_name_of'),
)

test('a statement that was built once sees what its own transaction wrote, and nobody else does before the end', async () => {
  const { db, ...api } = await startApi()
  const { userId } = await makeClient({ db, ...api })
  const read = async (on: Db) => (await nameOf(on).execute({ id: userId }))[0]?.firstName
  expect(await read(db)).toBe('Test')
  await db.transaction(async (tx) => {
    await tx.update(users).set({ firstName: 'Anna' }).where(eq(users.id, userId))
    expect([await read(tx), await read(db)]).toEqual(['Anna', 'Test'])
  })
  expect(await read(db)).toBe('Anna')
})
