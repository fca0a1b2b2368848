import { expect, test } from 'vitest'
import { ignoreSecondPress } from './one-press.ts'

/** What was done to a click of which the browser counts this many. */
function doneTo(detail: number): string[] {
  const done: string[] = []
  ignoreSecondPress({
    detail,
    preventDefault: () => done.push('prevented'),
    stopPropagation: () => done.push('stopped'),
  })
  return done
}

test('a click and a key press, and a double click no more', () => {
  expect(doneTo(1)).toEqual([])
  // As a key makes it.
  expect(doneTo(0)).toEqual([])
  expect(doneTo(2)).toEqual(['prevented', 'stopped'])
  expect(doneTo(3)).toEqual(['prevented', 'stopped'])
})
