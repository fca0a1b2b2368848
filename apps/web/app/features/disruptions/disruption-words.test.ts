import { expect, test } from 'vitest'
import { moveWords } from './disruption-words.ts'

test('what was public before goes back to active; what was not is published', () => {
  expect(moveWords('Active', 'Ready')).toBe('Publish')
  expect(moveWords('Active', 'Resolved')).toBe('Back to active')
  expect(moveWords('Draft', 'Ready')).toBe('Back to draft')
})
