import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { idempotencyKeys } from './data/idempotency-tables.ts'
import { onceByKey } from './once-by-key.ts'

const WEEK_MS = 7 * 86_400_000
const ago = (ms: number) => new Date(NOW.getTime() - ms)

type Call = { key?: string; input?: string; now?: Date }

/** Work that counts how often it runs. */
async function setUp() {
  const api = await startApi()
  const done: string[] = []
  const once = ({ key, input = 'in', now = NOW }: Call) =>
    api.db.transaction((tx) =>
      onceByKey(
        tx,
        { scope: 'test', key, input },
        async () => {
          done.push(input)
          return { nth: done.length }
        },
        now,
      ),
    )
  return { api, done, once }
}

async function forget(api: TestApi) {
  await api.db.transaction((tx) => api.app.jobs.send(tx, 'forget-idempotency-keys', {}))
  await api.runJobs()
}

const keysOf = async ({ db }: TestApi) =>
  (await db.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.key))).map(({ key }) => key)

test('a key that comes again gets the first answer, and the work is done once', async () => {
  const { done, once } = await setUp()
  const answers = await Promise.all([once({ key: 'a' }), once({ key: 'a' }), once({ key: 'a' })])
  expect(answers).toEqual([{ nth: 1 }, { nth: 1 }, { nth: 1 }])
  expect(done).toEqual(['in'])
})

test('a key that comes with another input is refused, and nothing is done', async () => {
  const { done, once } = await setUp()
  await once({ key: 'a' })
  await expect(once({ key: 'a', input: 'other' })).rejects.toMatchObject({
    kind: 'invalid',
    code: 'key_reused',
  })
  expect(done).toEqual(['in'])
})

test('without a key the work is done each time, and nothing is kept', async () => {
  const { api, done, once } = await setUp()
  await once({})
  await once({})
  expect(done).toEqual(['in', 'in'])
  expect(await keysOf(api)).toEqual([])
})

test('keys older than seven days are forgotten, one of exactly seven days and newer ones stay', async () => {
  const { api, once } = await setUp()
  await once({ key: 'a: older by a millisecond', now: ago(WEEK_MS + 1) })
  await once({ key: 'b: seven days', now: ago(WEEK_MS) })
  await once({ key: 'c: new' })
  await forget(api)
  expect(await keysOf(api)).toEqual(['b: seven days', 'c: new'])
  await forget(api)
  expect(await keysOf(api)).toEqual(['b: seven days', 'c: new'])
})

test('a key that stayed still answers as the first time, one that was forgotten does the work again', async () => {
  const { api, done, once } = await setUp()
  await once({ key: 'old', now: ago(WEEK_MS + 1) })
  await once({ key: 'kept', now: ago(WEEK_MS) })
  await forget(api)
  expect(await once({ key: 'kept' })).toEqual({ nth: 2 })
  expect(await once({ key: 'old' })).toEqual({ nth: 3 })
  expect(done).toHaveLength(3)
})
