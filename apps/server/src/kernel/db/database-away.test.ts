import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseAway, whyAway } from './database-away.ts'

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(`failed with ${code}`), { code, ...more })

test.for([
  ['a server that shuts down', withCode('57P01')],
  ['a server that crashed', withCode('57P02')],
  ['a server that starts up', withCode('57P03')],
  ['a connection that was idle for too long', withCode('57P05')],
  ['a server with no connections left', withCode('53300')],
  ['a standby', withCode('25006')],
  ['a broken connection', withCode('08006')],
  ['a refused connection', withCode('ECONNREFUSED', { syscall: 'connect' })],
  ['a reset connection', withCode('ECONNRESET', { syscall: 'read' })],
  ['a socket file that is not there', withCode('ENOENT', { syscall: 'connect' })],
  ['a host without an address', withCode('ENOTFOUND', { syscall: 'getaddrinfo' })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a wait for a connection that was too long', new Error('timeout exceeded when trying to connect')],
  [
    'a connection that failed before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['what the queue tells of it', { message: 'Connection terminated unexpectedly (Queue: a, Worker: b)' }],
] as const)('%s means that the database is away, also below a statement', ([_name, error]) => {
  expect(isDatabaseAway(error)).toBe(true)
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], error as Error))).toBe(true)
})

test.for([
  ['a statement that is wrong', withCode('42601')],
  ['a row that is there already', withCode('23505')],
  ['a statement that took too long', withCode('57014')],
  ['a wrong password', withCode('28P01')],
  ['a missing database', withCode('3D000')],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open' })],
  ['another service that refuses', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
  ['nothing at all', null],
] as const)('%s does not', ([_name, error]) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test('why it is away is told without the statement and its values', () => {
  const error = new DrizzleQueryError('select secret', ['value'], withCode('57P01'))
  expect(whyAway(error)).toBe('failed with 57P01')
})
