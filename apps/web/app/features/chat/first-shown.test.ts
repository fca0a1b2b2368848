import { expect, test } from 'vitest'
import { firstShown } from './first-shown.ts'

const of = (id: string, isClosed: boolean, unreadCount: number) => ({ id, isClosed, unreadCount })

test('an answer that was not read is shown first, then what is open, then the newest', () => {
  expect(firstShown([of('new', false, 0), of('answered', true, 1), of('older', false, 2)])?.id).toBe(
    'answered',
  )
  expect(firstShown([of('new', true, 0), of('open', false, 0)])?.id).toBe('open')
  expect(firstShown([of('new', true, 0), of('older', true, 0)])?.id).toBe('new')
  expect(firstShown([])).toBe(undefined)
})
