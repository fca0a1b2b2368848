import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { rounds } from '#test/rounds'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { demoCalls } from './data/demo-call-tables.ts'

const URL = '/api/demo-calls'

const bookAs = (api: TestApi, name: string, startsAt: string | undefined, key?: string) =>
  api.app.inject({
    ...{ method: 'POST', url: URL },
    payload: {
      ...{ startsAt, timeZone: 'Europe/Paris', firstName: name, lastName: name },
      email: `${name}@post.example`,
    },
    headers: key ? { 'idempotency-key': key } : {},
  })

test.for(rounds)('of many who want one slot one gets it, and alone is mailed (round %i)', async () => {
  const api = await startApi()
  const [slot] = (await api.app.inject(`${URL}/slots`)).json().slots
  const answers = await Promise.all(['mia', 'noa', 'lea', 'kim'].map((name) => bookAs(api, name, slot)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
  expect(await api.db.$count(demoCalls)).toBe(1)
  expect(await api.db.$count(outboxMessages)).toBe(2)
})

test.for(rounds)('a double click books once; a move and a booking share no slot (round %i)', async () => {
  const api = await startApi()
  const [one, two] = (await api.app.inject(`${URL}/slots`)).json().slots
  const clicks = await Promise.all([1, 2, 3].map(() => bookAs(api, 'mia', one, 'a-double-click')))
  const tokens = new Set(clicks.map((answer) => answer.json().token))
  expect([tokens.size, await api.db.$count(demoCalls)]).toEqual([1, 1])
  const [token] = tokens
  const payload = { token, startsAt: two, timeZone: 'Europe/Paris' }
  const moved = api.app.inject({ method: 'PUT', url: `${URL}/booked`, payload })
  const statuses = (await Promise.all([moved, bookAs(api, 'noa', two)])).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual(
    expect.toBeOneOf([
      [200, 409],
      [201, 409],
    ]),
  )
  const rows = await api.db.select().from(demoCalls)
  expect(new Set(rows.map(({ startsAt }) => startsAt.toISOString())).size).toBe(rows.length)
})
