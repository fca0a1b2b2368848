import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { safeError } from './safe-error.ts'

test('a failed statement is logged with its text and reason, never with its values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'users_email' })
  const told = safeError(new DrizzleQueryError('insert into users values ($1)', ['anna@post.example'], cause))
  expect(told).toMatchObject({
    query: 'insert into users values ($1)',
    message: 'duplicate key',
    code: '23505',
    constraint: 'users_email',
  })
  expect(JSON.stringify(told)).not.toContain('anna@post.example')
})

test('any other error is told as it is', () => {
  expect(safeError(new Error('broken'))).toMatchObject({ type: 'Error', message: 'broken' })
})
