import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { safeError } from './safe-error.ts'

test('a failed statement is logged with its text and reason, never with its values', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "Anna Visser"'), {
    code: '22P02',
    constraint: 'users_email',
    detail: 'Key (email)=(anna@post.example) already exists.',
  })
  const told = safeError(new DrizzleQueryError('insert into users values ($1)', ['anna@post.example'], cause))
  expect(told).toMatchObject({
    query: 'insert into users values ($1)',
    message: 'invalid input syntax for type uuid',
    code: '22P02',
    constraint: 'users_email',
  })
  expect(JSON.stringify(told)).not.toMatch(/anna|Visser/i)
})

test.for([
  ['550 mailbox <Anna.V@post.example> unavailable', '550 mailbox <•••> unavailable'],
  ['no route to +31 6 1234 5678 today', 'no route to ••• today'],
  ['NL91 ABNA 0417 1643 00 refused', '••• refused'],
  [`token ${'a1-'.repeat(14)}x`, 'token •••'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('%s is told as %s', ([message, told]) => {
  expect(safeError(new Error(message))).toMatchObject({ type: 'Error', message: told })
})

test('what hangs on an error stays out, and its causes are told the same way', () => {
  const cause = Object.assign(new Error('to anna@post.example'), { rejected: ['anna@post.example'] })
  const told = safeError(new Error('not sent', { cause }))
  expect(told).toMatchObject({ message: 'not sent', cause: { message: 'to •••' } })
  expect(JSON.stringify(told)).not.toContain('anna')
  expect(told).toMatchObject({ stack: expect.stringMatching(/^\s+at .*safe-error\.test/) })
})
