import { expect, test } from 'vitest'
import { onePress } from './one-press.ts'

test('a click and a key press once, and a double click no more', () => {
  let presses = 0
  const press = onePress(() => {
    presses += 1
  })
  for (const detail of [1, 2, 3]) press({ detail })
  expect(presses).toBe(1)
  // As a key makes it.
  press({ detail: 0 })
  expect(presses).toBe(2)
})
