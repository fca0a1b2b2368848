import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApi } from '#test/api'
import { makeClient, PASSWORD } from '#test/people'
import { call } from '#test/plans'

const QUEUE = 'send-password-reset'

test('an erasure forgets jobs about its person and those that no key opens, and keeps those of others', async () => {
  const api = await startApi()
  const { app, db } = api
  const [anna, tom] = [await makeClient(api), await makeClient(api)]
  await db.execute(sql`delete from pgboss.job where name = ${QUEUE}`)
  const sealedAbout = (email: string) => app.sealed.seal(JSON.stringify({ email }))
  const kept = sealedAbout(tom.email)
  for (const sealed of [sealedAbout(anna.email), 'of a key that is gone', kept])
    await app.jobs.send(db, QUEUE, { sealed })
  const erased = await call(api, anna, ['POST', '/privacy/erasure', { password: PASSWORD }])
  expect(erased.statusCode).toBe(204)
  const left = await readRows<{ sealed: string }>(
    db,
    sql`select data ->> 'sealed' as sealed from pgboss.job where name = ${QUEUE}`,
  )
  expect(left).toEqual([{ sealed: kept }])
})
