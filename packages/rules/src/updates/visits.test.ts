import { expect, test } from 'vitest'
import { lastVisit, recordVisit } from './visits.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test('a visit goes on while less than half an hour passes between readings', () => {
  const none = { visitedAt: null, visitBeforeAt: null }
  expect(lastVisit(none, at('08:00:00'))).toBeNull()
  const first = recordVisit(none, at('08:00:00'))
  expect(lastVisit(first, at('08:29:59'))).toBeNull()
  expect(lastVisit(first, at('08:30:00'))).toEqual(at('08:00:00'))
  const second = recordVisit(recordVisit(first, at('09:00:00')), at('09:20:00'))
  expect(second).toEqual({ visitedAt: at('09:20:00'), visitBeforeAt: at('08:00:00') })
  expect(lastVisit(second, at('09:40:00'))).toEqual(at('08:00:00'))
})
