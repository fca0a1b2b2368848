import { expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'
import { auth, fields } from '../../../test/auth.ts'
import { rounds } from '../../../test/rounds.ts'
import { practitioners } from '../people/index.ts'
import { accounts, sessions, users } from './data/identity-tables.ts'

test.for(rounds)('sign-ups with one address at the same time give one account (round %i)', async () => {
  const api = await startApi()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      auth(
        api,
        'POST /signup',
        fields({ email: at % 2 ? 'Zoe@salvia.example' : 'zoe@salvia.example', password: 'Lavender-42' }),
      ),
    ),
  )
  const statuses = answers.map((answer) => answer.json().status).sort()
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 'FIELD_ERROR'), 'OK'])
  const counts = [users, accounts, sessions, practitioners].map((table) => api.db.$count(table))
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 1])
})
