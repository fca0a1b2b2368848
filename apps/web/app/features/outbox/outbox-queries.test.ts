import { expect, test } from 'vitest'
import { messageQuery } from './outbox-queries.ts'

test('a message is asked for again while it waits to be sent, and no longer', () => {
  const { refetchInterval } = messageQuery('019b8c1f-123e-7566-bdff-d69509c3388e')
  const after = (data: Parameters<typeof refetchInterval>[0]['state']['data']) =>
    refetchInterval({ state: { data } })
  expect(after(undefined)).toBe(false)
  expect(after({ state: 'Waiting' })).toBe(1500)
  expect(after({ state: 'Sent' })).toBe(false)
  expect(after({ state: 'Failed' })).toBe(false)
  expect(after({ state: 'Withheld' })).toBe(false)
})
