import { expect, test } from 'vitest'
import { sentAgain } from './sent-again.ts'

test('a text that is sent again keeps its id, and one that was changed since gets another', () => {
  const first = sentAgain(null, 'Hello')
  expect(first.text).toBe('Hello')
  expect(sentAgain(first, 'Hello')).toEqual(first)
  const changed = sentAgain(first, 'Hello?')
  expect(changed.text).toBe('Hello?')
  expect(changed.messageId).not.toBe(first.messageId)
})
