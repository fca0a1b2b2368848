import { expect, test } from 'vitest'
import { withTypingErrors } from './typing-errors.ts'

test('the same seed mistypes in the same way, another seed in another', () => {
  const typed = Array.from({ length: 40 }, (_, seed) => withTypingErrors('magnesium citrate', 1, seed))
  expect(typed).toEqual(
    Array.from({ length: 40 }, (_, seed) => withTypingErrors('magnesium citrate', 1, seed)),
  )
  expect(new Set(typed).size).toBeGreaterThan(20)
  expect(typed).not.toContain('magnesium citrate')
})

test('one letter of the longest word is left out, added, mistyped or exchanged with the next', () => {
  for (let seed = 0; seed < 200; seed++) {
    const typed = withTypingErrors('zinc tablets', 1, seed) ?? ''
    expect(typed).toMatch(/^zinc \w{6,8}$/)
    expect(Math.abs(typed.length - 'zinc tablets'.length)).toBeLessThanOrEqual(1)
  }
})

test('numbers and units stay as they are', () => {
  expect(withTypingErrors('biotin 1000 mcg', 1, 3)).toMatch(/ 1000 mcg$/)
  expect(withTypingErrors('b12 1000 microgram', 1, 3)).toBeNull()
  expect(withTypingErrors("lion's mane", 1, 3)).toBeNull()
})

test('one error needs five letters, two errors nine', () => {
  expect(withTypingErrors('zinc', 1, 1)).toBeNull()
  expect(withTypingErrors('selen', 1, 1)).not.toBeNull()
  expect(withTypingErrors('selenium', 2, 1)).toBeNull()
  expect(withTypingErrors('magnesium', 2, 1)).not.toBeNull()
})

test('exchanging two equal letters is no error: another is made', () => {
  const typed = Array.from({ length: 300 }, (_, seed) => withTypingErrors('aaaaa', 1, seed))
  expect(typed).not.toContain('aaaaa')
})
